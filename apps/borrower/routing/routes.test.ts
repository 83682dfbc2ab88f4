import { expect, test } from 'vitest';
import { routeFiles } from '../app/route-files.ts';
import { findRoute, routes } from './routes.ts';

test('names, paths and aliases are each unique, and no alias is a path', () => {
  const names = routes.map(({ name }) => name);
  const addresses = routes.flatMap(({ path, alias }) => (alias === undefined ? [path] : [path, alias]));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every address leads to its route, and only the path is canonical', () => {
  for (const route of routes) {
    expect(findRoute(route.path)).toEqual({ route, isCanonical: true });
    if (route.alias !== undefined) expect(findRoute(route.alias)).toEqual({ route, isCanonical: false });
  }
});

test('the open routes are the specified ones and no other', () => {
  const specified = ['start', 'privacy', 'conditionalTerms', 'noAndroid', 'KSResult', 'test'];
  for (const { name, isOpen } of routes) expect([name, isOpen]).toEqual([name, specified.includes(name)]);
});

test('every screen, and its words, can be loaded', async () => {
  for (const route of routes) {
    const files = await routeFiles(route);
    const module = await files.screen();
    expect(files.stylesheet, route.name).toBeTypeOf('string');
    expect(module.default, route.name).toBeTypeOf('function');
    expect(files.namespaces.length, route.name).toBeGreaterThan(0);
  }
});
