import type { StaffRole } from '@luwag/contract/endpoint';
import { expect, test } from 'vitest';
import { words } from '../messages/en-US.ts';
import { groupsOf, placesOf } from './places.ts';

const names = (role: StaffRole): string[] => placesOf(role).map(({ to }) => to);
const groupNames = (role: StaffRole): string[] => groupsOf(role).map(({ name }) => name);

test('the review queue stands in the console of those alone who can open its cases', () => {
  for (const role of ['reviewer', 'seniorReviewer', 'admin', 'auditor'] as const)
    expect(names(role)[0]).toBe('/');
  for (const role of ['marketing', 'agent', 'finance', 'collections'] as const)
    expect(names(role)).not.toContain('/');
  expect(names('marketing')).toEqual(['/products', '/android-waitlist', '/faq']);
});

test('a role finds its screens in groups, and no group without a screen', () => {
  const { daily, loans, money, setUp } = words.header.groups;
  expect(groupNames('admin')).toEqual([daily, loans, money, setUp]);
  expect(groupNames('marketing')).toEqual([loans, setUp]);
});
