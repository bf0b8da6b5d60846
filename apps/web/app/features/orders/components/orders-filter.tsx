import { orderStatusSchema } from '@shop/contract'
import type { FormEvent } from 'react'
import { Button } from '../../../components/button'
import { SelectField, TextField } from '../../../components/form-field'
import { type OrderFilter, SEARCH_MAX } from '../api/order-queries'
import { orderStatusLabels } from '../order-labels'
import styles from './orders-filter.module.css'

interface OrdersFilterProps {
  readonly filter: OrderFilter
  readonly onChange: (changes: { readonly txnid?: string; readonly status?: string }) => void
}

/** Filters the orders by part of their number and by status. */
export const OrdersFilter = ({ filter, onChange }: OrdersFilterProps) => {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const txnid = new FormData(event.currentTarget).get('txnid')
    onChange({ txnid: typeof txnid === 'string' ? txnid.trim() : '' })
  }
  return (
    <search>
      <form className={styles.bar} onSubmit={search}>
        <TextField
          // Back and forward change the filter too.
          key={filter.txnid}
          label="Order number"
          name="txnid"
          type="search"
          maxLength={SEARCH_MAX}
          defaultValue={filter.txnid}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <SelectField
          label="Status"
          value={filter.status}
          onChange={(event) => onChange({ status: event.target.value })}
        >
          <option value="">Any status</option>
          {orderStatusSchema.options.map((status) => (
            <option key={status} value={status}>
              {orderStatusLabels[status].label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="quiet">
          Search
        </Button>
      </form>
    </search>
  )
}
