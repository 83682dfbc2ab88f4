import type { StaffRole } from '@luwag/contract/endpoint';
import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

const names = (role: StaffRole): string[] => placesOf(role).map(({ to }) => to);

test('the review queue stands in the console of those alone who can open its cases', () => {
  for (const role of ['reviewer', 'seniorReviewer', 'admin', 'auditor'] as const)
    expect(names(role)[0]).toBe('/');
  for (const role of ['marketing', 'agent', 'finance', 'collections'] as const)
    expect(names(role)).not.toContain('/');
  expect(names('marketing')).toEqual(['/products', '/faq', '/android-waitlist']);
});
