/** Hours after the money arrived in which a loan can be cancelled at no cost. Printed in every agreement; never below 24. */
export const cancellationHours = 24;
