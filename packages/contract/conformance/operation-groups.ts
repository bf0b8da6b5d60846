/** Operations that are checked together: `--only` skips the groups without a selected operation. */
export const customerPages = ['order.list', 'order.detail', 'profile.detail', 'profile.testAccounts']
export const purchase = [
  'cart.update',
  'cart.removeItem',
  'cart.clear',
  'coupon.apply',
  'order.place',
  'payment.create',
]
export const accounts = ['auth.signup', 'auth.signin', 'auth.signout', 'auth.forgotPassword', 'auth.resetPassword']
export const profileChanges = ['profile.updateDetail', 'profile.updateAvatar', 'profile.updatePassword']
