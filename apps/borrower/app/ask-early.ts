/*
 * Stands in the page of each later screen: asks the server what the screen will want to know while the app is still on its
 * way. `store/api.ts` takes the answer over where it has the same question.
 */
const freshMs = 10_000;
const asks = document.currentScript?.dataset['asks']?.split(' ').filter(Boolean) ?? [];
try {
  const { token, customerId } = JSON.parse(localStorage.getItem('luwag-core') ?? '').state.publicData;
  if (token !== '' && customerId !== '') {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const answers = new Map(
      asks.map((address) => [`${token} ${address}`, fetch(address, { headers, credentials: 'same-origin' })]),
    );
    // A question that fails here is asked again by whoever wants the answer.
    for (const answer of answers.values()) answer.catch(() => undefined);
    window.luwagEarlyAnswers = answers;
    setTimeout(() => answers.clear(), freshMs);
  }
} catch {
  // Nobody is logged in on this phone.
}
