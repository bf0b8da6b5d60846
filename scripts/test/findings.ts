const counts = { H: 4, M: 21, L: 45 }

/** The findings of the security reviews by severity, such as `M3`. docs/security.md says what each was. */
export const findings: readonly string[] = Object.entries(counts).flatMap(([severity, count]) =>
  Array.from({ length: count }, (_, index) => `${severity}${index + 1}`),
)
