import { keepOnPhone } from '../../platform/keep-on-phone.ts';

/*
 * A payment by code that has begun, kept while this tab is open: a phone with little memory drops the tab while its owner looks the code
 * up, or pays in another app. The proof that a code was entered is the browser's cookie; here stands that there is one.
 */

export const payCodeName = 'pay-code';
const orderName = 'pay-order';
const enteredName = 'pay-entered';

export const keepOrder = (orderNumber: string): void => keepOnPhone(sessionStorage, orderName, orderNumber);
export const keptOrder = (): string => sessionStorage.getItem(orderName) ?? '';

export const keepEntered = (): void => keepOnPhone(sessionStorage, enteredName, 'true');
export const wasEntered = (): boolean => enteredName in sessionStorage;
export const forgetEntered = (): void => sessionStorage.removeItem(enteredName);

/** Whether a code was asked for in this tab. */
export const isPaymentBegun = (): boolean => keptOrder() !== '';
