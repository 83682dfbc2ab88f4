import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acceptedFolder } from './accepted.ts';
import { hands, routeNames } from './visits.ts';

const visits = hands.flatMap((hand) => hand.visits);

test('every screen has one main state, and its picture is kept', () => {
  const main = visits.filter(({ isMain }) => isMain).map(({ route }) => route);
  expect(main.toSorted()).toEqual(routeNames.toSorted());
  expect(readdirSync(acceptedFolder).toSorted()).toEqual(routeNames.map((name) => `${name}.webp`).toSorted());
});

test('no two pictures of a screen have the same name', () => {
  const names = visits.map(({ route, state }) => `${route} ${state}`);
  expect(new Set(names).size).toBe(names.length);
});
