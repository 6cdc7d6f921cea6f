import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/components.css';
import { mount } from 'svelte';
import { speak, wishedLanguage } from './i18n/language.svelte.ts';
import { startOffline } from './shell/update.svelte.ts';
import { currentRoute, startRouter } from './router/router.svelte.ts';
import { loadScreen } from './shell/screens.ts';
import { applyAppearance } from './settings/settings.svelte.ts';
import App from './shell/App.svelte';

applyAppearance();
startRouter();
// Texts and screen load in parallel; nothing is shown before both are there.
void loadScreen(currentRoute(), 0).catch(() => undefined);
void speak(wishedLanguage()).then(() => {
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
});
startOffline();
