import { beforeEach, expect, test } from 'vitest';
import { publicSettings } from '../platform/public-settings.ts';
import { settingsPart } from './core-defaults.ts';
import { coreDefaults, coreStoreKey, hasSession, resumeFromPhone, useCoreStore } from './core-store.ts';
import { readUserInfo, writeUserInfo } from './user-info.ts';

beforeEach(() => {
  useCoreStore.setState(structuredClone(coreDefaults));
  localStorage.clear();
});

const withData = (customerId: string, token: string) =>
  hasSession({ ...coreDefaults, publicData: { customerId, token } });
const stored = () => JSON.parse(localStorage.getItem(coreStoreKey) ?? '{}').state;

test('the fields are the specified ones, with the specified defaults', () => {
  expect(coreDefaults).toEqual({
    testRequestUrl: '',
    prodRequestUrl: '',
    routeName: '',
    fromRoute: '',
    publicData: { customerId: '', token: '' },
    proName: 'Luwag',
    serviceEmail: '',
    hotLine: '',
    webServiceEmail: '',
    proWebsite: '',
    homeData: {},
    orderData: {},
    subProData: {},
    FAQData: {},
    loanTabType: 2,
    isRefresh: false,
    refreshControl: true,
    awsData: { accessKey: '', secretKey: '', bucket: '', region: '' },
    prohibitSelect: false,
    subProTheme: 1,
    showLoginPopup: false,
  });
});

test('everything persisted stands under one key, with every field', () => {
  useCoreStore.getState().recordRoute({ routeName: 'my', fromRoute: 'start' });
  expect(Object.keys(localStorage)).toEqual([coreStoreKey]);
  expect(Object.keys(stored()).toSorted()).toEqual(Object.keys(coreDefaults).toSorted());
});

test('public data is merged, other data replaced wholesale', () => {
  const { mergePublicData, replaceData } = useCoreStore.getState();
  mergePublicData({ token: 't' });
  mergePublicData({ customerId: 'c' });
  replaceData({ homeData: { status: 'a', extra: 1 } });
  replaceData({ homeData: { status: 'b' } });
  expect(useCoreStore.getState().publicData).toEqual({ token: 't', customerId: 'c' });
  expect(useCoreStore.getState().homeData).toEqual({ status: 'b' });
});

test.each(['homeData', 'orderData', 'subProData', 'FAQData'] as const)(
  '%s is replaced wholesale, and nothing beside it',
  (name) => {
    const { replaceData } = useCoreStore.getState();
    const before = { homeData: { a: 1 }, orderData: { b: 2 }, subProData: { c: 3 }, FAQData: { d: 4 } };
    replaceData(before);
    replaceData({ [name]: { newer: true } });
    const { homeData, orderData, subProData, FAQData } = useCoreStore.getState();
    expect({ homeData, orderData, subProData, FAQData }).toEqual({ ...before, [name]: { newer: true } });
  },
);

test('a page opened again goes on with what was stored, but never with an open log-in', () => {
  const { setShowLoginPopup, setLoanTabType, recordRoute } = useCoreStore.getState();
  recordRoute({ routeName: 'billIndex', fromRoute: 'homeIndex' });
  setLoanTabType(1);
  setShowLoginPopup(true);
  expect(useCoreStore.getState().showLoginPopup).toBe(true);
  const asStored = localStorage.getItem(coreStoreKey) ?? '';
  useCoreStore.setState(structuredClone(coreDefaults));
  localStorage.setItem(coreStoreKey, asStored);
  resumeFromPhone();
  expect(useCoreStore.getState()).toMatchObject({
    routeName: 'billIndex',
    fromRoute: 'homeIndex',
    loanTabType: 1,
    showLoginPopup: false,
  });
});

test('the phone number is whole in memory and masked in storage; loan data is not stored', () => {
  useCoreStore.getState().mergePublicData({ customerId: 'c', token: 't', phone_number: '9123456789' });
  useCoreStore.getState().replaceData({ homeData: { name: 'Maria' }, orderData: { name: 'Maria' } });
  expect(useCoreStore.getState().publicData.phone_number).toBe('9123456789');
  expect(stored().publicData.phone_number).toBe('*******789');
  const everything = localStorage.getItem(coreStoreKey) ?? '';
  expect(everything).not.toContain('9123456');
  expect(everything).not.toContain('Maria');
});

test('resetting the user data is the logout state', () => {
  writeUserInfo({ customerId: 'c', language: 'fil-PH' }, localStorage);
  expect(readUserInfo(localStorage)).toEqual({ customerId: 'c', language: 'fil-PH' });
  useCoreStore.getState().mergePublicData({ customerId: 'c', token: 't', phone_number: '9123456789' });
  expect(hasSession(useCoreStore.getState())).toBe(true);

  useCoreStore.getState().resetUserData();
  expect(useCoreStore.getState().publicData).toEqual({ customerId: '', token: '' });
  expect(hasSession(useCoreStore.getState())).toBe(false);
  expect(readUserInfo(localStorage)).toBeNull();
  expect(stored().publicData).toEqual({ customerId: '', token: '' });
});

test('a session needs both token and customer id', () => {
  expect([withData('c', 't'), withData('c', ''), withData('', 't'), withData('', '')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('user info that is not ours is ignored', () => {
  localStorage.setItem('luwag-user-info', 'not json');
  expect(readUserInfo(localStorage)).toBeNull();
  localStorage.setItem('luwag-user-info', '{"customerId":5}');
  expect(readUserInfo(localStorage)).toBeNull();
});

const settings = {
  ...publicSettings(),
  requestUrls: { test: 'https://test.lender.example', prod: 'https://lender.example' },
  prohibitSelect: true,
};

test('the addresses of the API and whether words can be marked follow the server’s settings', () => {
  useCoreStore.getState().applySettings(settingsPart(settings));
  const asSet = {
    testRequestUrl: 'https://test.lender.example',
    prodRequestUrl: 'https://lender.example',
    prohibitSelect: true,
  };
  expect(useCoreStore.getState()).toMatchObject(asSet);
  expect(stored()).toMatchObject(asSet);
});
