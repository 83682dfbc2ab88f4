import type { FaqTopic } from '@luwag/contract/endpoints/faq/faq-answer';
import type { Namespace } from '../messages/namespaces.ts';

export type Tab = 'home' | 'loan' | 'profile';

/** Screens that a borrower visits one after the other; the build puts what they share into one file. */
export type ScreenFamily = 'forms' | 'loans';

/** All that the app needs of a screen before it loads the screen's code. */
export type ScreenManifest = {
  /** Canonical address. Without its slash it is the screen's name, and in kebab-case the name of its folder. */
  path: `/${string}`;
  /** Whether a visitor without a token and customer id may see it. */
  isOpen?: boolean;
  /** Whether the screen stays mounted, hidden, while another one is shown. */
  isKeptAlive?: boolean;
  /** Set on the screens that carry the bottom navigation. */
  tab?: Tab;
  family?: ScreenFamily;
  /** The file beside this one whose rules are nested under `[data-route='name']`. */
  stylesheet: `${string}.css`;
  /** The namespaces of messages that it cannot be shown without. */
  messages: readonly Namespace[];
  /** What it asks the server first, where that depends on nothing but the screen. */
  prefetches?: readonly string[];
  /** What people ask on it, nearest first. */
  helpTopics?: readonly FaqTopic[];
};

/** The manifest of a screen that has an address; every screen has one but that of unknown addresses. */
export type ScreenRoute = ScreenManifest & {
  /** Short random path that leads to the same screen; fixed for good once released. */
  alias: `/${string}`;
};

/** Messages of every screen but the first page. */
export const commonMessages: readonly Namespace[] = ['app'];

/** The value of data-route, and what code calls the screen. */
export function nameOf({ path }: Pick<ScreenManifest, 'path'>): string {
  return path.slice('/'.length);
}

/** `KSResult` is in `ks-result`, `baseInfo2` in `base-info2`. */
export function folderOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
