/** The data of one host, in memory. */
import { randomInt, randomUUID } from 'node:crypto'
import { Refusal } from './exchange.ts'
import { type Address, noTaxDetails, type TaxDetails } from './input.ts'
import type { Line, Owned, Product, Rules } from './rules.ts'

export interface Customer {
  readonly customer_id: number
  first_name: string
  last_name: string
  readonly email: string
  phone: string
  avatar: string | null
  shipping_address: Address | null
  billing_address: Address | null
  tax_details: TaxDetails | null
  password: string
}

export interface Cart extends Owned {
  readonly cart_id: number
  readonly cart_uid: string
  customer_id: number | null
  lines: Line[]
}

export interface Order extends Owned {
  readonly order_txn_id: string
  readonly at: string
  status: string
  customer_id: number | null
  readonly customer: { first_name: string; last_name: string; email: string; phone: string }
  readonly shipping_address: Address
  readonly billing_address: Address
  readonly tax_details: TaxDetails
  readonly lines: readonly Line[]
  readonly percent: number
  readonly goods: number
  readonly discount: number
  readonly total: number
}

export interface CardSession {
  readonly id: string
  readonly order: Order
  readonly urls: string
  paidAt: string | null
  verified: number
}

export interface TestAccount {
  readonly test_account_id: number
  readonly customer_id: number
  readonly order_txn_id: string
  readonly product: Product
}

const product = (product_id: number, price: number, min: number, max: number, ...kind: readonly string[]): Product => {
  const [product_name = '', type, format] = kind
  return {
    product_id,
    product_name,
    price,
    min,
    max,
    product_type: type === 'lpitest' || type === 'lpigroup' ? type : 'other',
    product_format: format === 'book' || format === 'ebook' ? format : 'online_test',
  }
}

export const SHIPPING = 0
export const COUPON = { code: 'WELCOME10', percent: 10 }

const home: Address = { address_line_one: '1 Jalan Contoh', state: 'Selangor', country: 'MY', postal_code: '46000' }

/** Of the oldest order. */
export const PAID_SESSION = 'sample-session-0001'

export class State {
  readonly rules: Rules
  /** Half a sen of discount: 10 percent of 49.95. */
  readonly products: readonly Product[] = [
    product(1, 4_995, 1, 3, 'Sample book', 'other', 'book'),
    product(2, 2_490, 1, 1, 'Sample ebook', 'other', 'ebook'),
    product(3, 8_900, 1, 4, 'Sample test', 'lpitest'),
    product(4, 3_900, 1, 4, 'Sample short test', 'lpitest'),
    product(5, 2_500, 3, 5, 'Sample group test', 'lpigroup'),
  ]
  readonly customers: Customer[] = []
  readonly tokens = new Map<string, number>()
  readonly resetTokens = new Map<string, number>()
  readonly mails: { to: string; text: string }[] = []
  readonly carts: Cart[] = []
  /** Newest first. */
  readonly orders: Order[] = []
  readonly keys = new Map<string, { body: string; order: Order }>()
  readonly sessions: CardSession[] = []
  readonly tests: TestAccount[] = []

  constructor(rules: Rules) {
    this.rules = rules
    const person = { first_name: 'Sample', last_name: 'Customer', email: 'customer@example.com', phone: '' }
    const customer = this.addCustomer({ ...person, password: 'Customer#1' })
    for (let number = 1; number <= 12; number += 1) {
      const lines = this.products.slice(0, 1 + (number % 2)).map((row) => ({ product: row, quantity: row.min }))
      const order = this.addOrder({
        order_txn_id: `sample-order-${String(number).padStart(4, '0')}`,
        at: `2026-11-${String(number).padStart(2, '0')}T10:00:00+08:00`,
        status: number % 3 === 0 ? 'shipped' : 'paid',
        customer_id: customer.customer_id,
        customer: person,
        shipping_address: home,
        billing_address: home,
        tax_details: noTaxDetails,
        lines,
        percent: 0,
      })
      if (number !== 1) continue
      this.addTests(order, customer.customer_id)
      this.sessions.push({ id: PAID_SESSION, order, urls: '', paidAt: order.at, verified: 0 })
    }
  }

  addCustomer(person: Pick<Customer, 'first_name' | 'last_name' | 'email' | 'phone' | 'password'>): Customer {
    const rest = { avatar: null, shipping_address: null, billing_address: null, tax_details: null }
    const customer = { customer_id: this.customers.length * 7 + 1, ...person, ...rest }
    this.customers.push(customer)
    return customer
  }

  addOrder(order: Omit<Order, 'goods' | 'discount' | 'total'>): Order {
    const goods = order.lines.reduce((sum, line) => sum + line.product.price * line.quantity, 0)
    const discount = this.rules.discount(goods, order.percent)
    const added = { ...order, goods, discount, total: this.rules.total(goods, discount, SHIPPING) }
    this.orders.unshift(added)
    return added
  }

  /** A test account for each seat. */
  addTests(order: Order, customer_id: number): void {
    for (const { product: bought, quantity } of order.lines) {
      if (bought.product_format !== 'online_test') continue
      for (let seat = 0; seat < quantity; seat += 1) {
        const test_account_id = this.tests.length + 1
        this.tests.unshift({ test_account_id, customer_id, order_txn_id: order.order_txn_id, product: bought })
      }
    }
  }

  addCart(customer_id: number | null): Cart {
    const cart = { cart_id: randomInt(2 ** 40, 2 ** 47), cart_uid: randomUUID(), customer_id, lines: [] }
    this.carts.push(cart)
    return cart
  }

  startSession(customer: Customer): string {
    const token = randomUUID()
    this.tokens.set(token, customer.customer_id)
    return token
  }

  endSessions(customerId: number, exception?: string): void {
    for (const [token, owner] of this.tokens) {
      if (owner === customerId && token !== exception) this.tokens.delete(token)
    }
  }

  /** @throws Refusal 401 for a deleted customer */
  customer(id: number | null): Customer {
    const found = this.customers.find(({ customer_id }) => customer_id === id)
    if (!found) throw new Refusal(401, 'unauthenticated')
    return found
  }
}

export const ringgit = (sen: number): number => sen / 100
