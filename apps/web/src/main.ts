import { need } from '@abacow/rules/need';
import './base/theme/fonts.css';
import './base/theme/tokens.css';
import './base/theme/base.css';
import './base/theme/components.css';
import { mount } from 'svelte';
import './games/screens.ts';
import { speak, wishedLanguage } from './base/i18n/language.svelte.ts';
import { startOffline } from './shell/update.svelte.ts';
import { currentRoute, startRouter } from './base/router/router.svelte.ts';
import { loadScreen } from './shell/screens.ts';
import { applyAppearance } from './base/settings/settings.svelte.ts';
import App from './shell/App.svelte';

applyAppearance();
startRouter();
// Texts and screen load in parallel; nothing is shown before both are there.
void loadScreen(currentRoute(), 0).catch(() => undefined);
void speak(wishedLanguage()).then(() => {
  const target = need(document.getElementById('app'));
  target.replaceChildren();
  mount(App, { target });
});
startOffline();
