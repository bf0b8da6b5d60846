/** The query of the customer's own lists (requirements §7); empty where the host has sent no id. */
export const ofCustomer = (customerId: number | undefined): { readonly customer_id?: number } =>
  customerId === undefined ? {} : { customer_id: customerId }
