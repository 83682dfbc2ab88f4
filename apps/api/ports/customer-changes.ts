/** Hears, on this server, that something of a customer was saved by any server. */
export type CustomerChanges = {
  /** Calls `onChange` after each save of the customer, and once when some may have gone unheard; answers how to stop. */
  follow: (customerId: string, onChange: () => void) => () => void;
  /** Tells all who follow these customers, here at once and on other servers soon. A server that ends first tells nobody there. */
  tell: (customerIds: readonly string[]) => void;
};
