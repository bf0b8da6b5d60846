import type { ComponentProps } from 'react'

/** The `tel:` URL of a phone number as people write it. */
const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** A link that calls a phone number. */
export const PhoneLink = ({ phone, ...rest }: { readonly phone: string } & Omit<ComponentProps<'a'>, 'href'>) => (
  <a {...rest} href={phoneUrl(phone)}>
    {phone}
  </a>
)
