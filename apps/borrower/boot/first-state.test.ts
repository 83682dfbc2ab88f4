import { beforeEach, expect, test } from 'vitest';
import { firstStateElement } from '../build/first-state.ts';
import { coreDefaults, coreStoreKey, resumeFromPhone, useCoreStore } from '../store/core-store.ts';
import { keepFirstState } from './first-state.ts';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = firstStateElement().replace(/__([A-Z_]+)_IN_JSON__/g, (_, name: string) =>
    name === 'PROHIBIT_SELECT' ? 'true' : JSON.stringify(`the "${name}"`),
  );
});

const stored = () => JSON.parse(localStorage.getItem(coreStoreKey) ?? '{}').state;

test('on a first visit every field is kept before the app is there, with what the server’s settings say', () => {
  keepFirstState();
  expect(Object.keys(stored()).toSorted()).toEqual(Object.keys(coreDefaults).toSorted());
  expect(stored()).toEqual({
    ...coreDefaults,
    testRequestUrl: 'the "TEST_REQUEST_URL"',
    prodRequestUrl: 'the "PROD_REQUEST_URL"',
    proName: 'the "PRODUCT_NAME"',
    serviceEmail: 'the "SERVICE_EMAIL"',
    webServiceEmail: 'the "SERVICE_EMAIL"',
    hotLine: 'the "HOT_LINE"',
    proWebsite: 'the "WEBSITE"',
    prohibitSelect: true,
  });
});

test('the store goes on with what was kept, and what is kept already stays', () => {
  keepFirstState();
  resumeFromPhone();
  expect(useCoreStore.getState()).toMatchObject({ proName: 'the "PRODUCT_NAME"', loanTabType: 2 });
  useCoreStore.getState().mergePublicData({ customerId: 'c', token: 't' });
  keepFirstState();
  expect(stored().publicData).toEqual({ customerId: 'c', token: 't' });
});
