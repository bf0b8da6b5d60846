import { companyLines, paymentLines } from '../config/seller-lines'
import type { SiteSettings } from '../config/site-schema'

/** Who sells, how to pay and what prices include; renders no line that data.json does not have. */
export const SellerNote = ({
  site,
  className,
}: {
  readonly site: SiteSettings
  readonly className?: string | undefined
}) =>
  [companyLines(site).join(' · '), paymentLines(site).join(' ')].filter(Boolean).map((line) => (
    <p key={line} className={className}>
      {line}
    </p>
  ))
