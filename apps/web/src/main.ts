import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/parts.css';
import { mount } from 'svelte';
import { speak, wishedLanguage } from './messages/language.svelte.ts';
import { startRouter } from './router/router.svelte.ts';
import { dressPage } from './settings/settings.svelte.ts';
import App from './shell/App.svelte';

dressPage();
startRouter();
void speak(wishedLanguage()).then(() => mount(App, { target: document.getElementById('app')! }));
