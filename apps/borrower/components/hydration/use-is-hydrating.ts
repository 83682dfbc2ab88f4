import { useState, useSyncExternalStore } from 'react';

/** Returns true on the server and in the first rendering of a server-rendered page; the component then renders again. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(neverChanges, isPhone, isServer);
}

/** Returns whether the component came with the page, for as long as it is there. */
export function useIsServerRendered(): boolean {
  return useState(useIsHydrating())[0];
}

const neverChanges = () => () => undefined;
const isPhone = () => false;
const isServer = () => true;
