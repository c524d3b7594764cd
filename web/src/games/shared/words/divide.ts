/** The quotient and the remainder. */
export function divided(n: number, by: number): [quotient: number, remainder: number] {
  return [Math.floor(n / by), n % by];
}
