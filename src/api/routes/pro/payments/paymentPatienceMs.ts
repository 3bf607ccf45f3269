/** How long a call asks the payment service: a person that waits 5 s gets an answer. */
export const paymentPatienceMs = 4_000
