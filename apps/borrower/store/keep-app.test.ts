import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { showUpdateNotice } from '../components/update-notice/update-notice.tsx';
import { routes } from '../routing/routes.ts';
import { coreDefaults, useCoreStore } from './core-store.ts';
import { keepApp } from './keep-app.ts';

vi.mock('./when-idle.ts', () => ({ whenIdle: async () => undefined }));

/** A browser's part of it: a registration whose worker waits or does not, and the page's own worker. */
function browserWith({ isWaiting, isControlled = true }: { isWaiting: boolean; isControlled?: boolean }) {
  const orders: string[] = [];
  const worker = (name: string) => ({ postMessage: (order: string) => orders.push(`${name} ${order}`) });
  const registration = Object.assign(new EventTarget(), {
    active: worker('active'),
    waiting: isWaiting ? worker('new') : null,
    installing: null as EventTarget | null,
  });
  const workers = Object.assign(new EventTarget(), {
    controller: isControlled ? registration.active : null,
    register: async () => registration,
  });
  vi.stubGlobal('caches', { open: async () => ({ put: async () => undefined }), delete: async () => true });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  const takeOver = () => workers.dispatchEvent(new Event('controllerchange'));
  return { registration, orders, worker, takeOver };
}

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
const ready = () => screen.queryByText('A new version is ready.');
const untilReady = () => screen.findByText('A new version is ready.');

beforeEach(() => {
  document.documentElement.lang = 'en-US';
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  navigate('/homeIndex');
  reload.mockClear();
});
afterEach(() => {
  document.querySelector('#update-notice')?.remove();
  useCoreStore.getState().resetUserData();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

test('a version that is ready is offered, and stays away from every form and whatever moves money', async () => {
  const { orders } = browserWith({ isWaiting: true });
  keepApp(showUpdateNotice);
  await untilReady();
  for (const { path, tab } of routes) {
    navigate(path);
    await waitFor(() => expect(ready() !== null).toBe(tab !== undefined));
  }
  expect(orders).toEqual(['active keep']);
  expect(reload).not.toHaveBeenCalled();
});

test('what is accepted comes once, however often it is pressed', async () => {
  const { orders, takeOver } = browserWith({ isWaiting: true });
  keepApp(showUpdateNotice);
  await untilReady();
  const update = screen.getByRole('button', { name: 'Update' });
  for (let press = 0; press < 3; press += 1) fireEvent.click(update);
  expect(update.getAttribute('aria-busy')).toBe('true');
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  takeOver();
  expect(orders).toEqual(['active keep', 'new takeOver']);
  expect(reload).toHaveBeenCalledOnce();
});

test('a version that comes while the app is open is offered too, and of two the last one comes', async () => {
  const { registration, orders, worker } = browserWith({ isWaiting: false });
  keepApp(showUpdateNotice);
  await waitFor(() => expect(orders).toEqual(['active keep']));
  await vi.dynamicImportSettled();
  expect(ready()).toBeNull();
  registration.installing = new EventTarget();
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = worker('second');
  registration.installing.dispatchEvent(new Event('statechange'));
  await untilReady();
  registration.waiting = worker('third');
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(orders).toEqual(['active keep', 'third takeOver']);
});

test('a version that another tab brought meanwhile needs nothing but the page itself anew', async () => {
  const { registration, orders } = browserWith({ isWaiting: true });
  keepApp(showUpdateNotice);
  await untilReady();
  registration.waiting = null;
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(orders).toEqual(['active keep']);
  expect(reload).toHaveBeenCalledOnce();
});

test('choosing later goes on as before; the first version of all shows no notice', async () => {
  const { orders, takeOver } = browserWith({ isWaiting: true });
  keepApp(showUpdateNotice);
  await untilReady();
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(ready()).toBeNull());
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  expect(orders).toEqual(['active keep']);
  useCoreStore.getState().resetUserData();

  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  const first = browserWith({ isWaiting: true, isControlled: false });
  keepApp(showUpdateNotice);
  await waitFor(() => expect(first.orders).toEqual(['active keep']));
  await vi.dynamicImportSettled();
  expect(ready()).toBeNull();
});
