import { Fragment } from 'react'
import { companyLines, paymentLines } from '../config/seller-lines'
import type { SiteSettings } from '../config/site-schema'

/** Who sells, how to pay and what prices include; renders no line that data.json does not have. */
export const SellerNote = ({ site }: { readonly site: SiteSettings }) => {
  const company = companyLines(site)
  const payment = paymentLines(site)
  return (
    <>
      {company.length > 0 ? (
        <p>
          {company.map((line, index) => (
            <Fragment key={line}>
              <span>
                {line}
                {index < company.length - 1 ? '\u00a0·' : null}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      ) : null}
      {payment.length > 0 ? <p>{payment.join(' ')}</p> : null}
    </>
  )
}
