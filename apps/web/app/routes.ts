import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'

/** One file for the five addresses of My Account, each of which opens its own panel. */
const account = (path: string): RouteConfigEntry =>
  route(path, 'routes/account/route.tsx', { id: path })

/** An information page: an MDX file in content/ with the path of its route. */
const information = (path: string): RouteConfigEntry => route(path, `content/${path}.mdx`)

// The route table of requirements §2, with the pages of one layout together.
export default [
  layout('layouts/shop.tsx', [
    index('routes/home/route.tsx'),
    layout(
      'content/information-layout.tsx',
      [
        'about',
        'services',
        'publications',
        'trainers',
        // The inventory's pages, the other static content of requirements §2.
        'inventory',
        'inventory/dimensions',
        'inventory/temperaments',
        'inventory/applications',
        'inventory/emotional-intelligence',
        'inventory/creative-thinking',
        'inventory/author',
        'contact',
        'contact-us',
        'disclaimer',
        'privacy',
        'shipping-returns',
        'support',
        // Not in requirements §2: what the law asks of an online shop.
        'terms',
        'privacy/ms',
      ].map(information),
    ),
    // Guest-only pages: signed-in customers go to / (requirements §2).
    layout('layouts/require-guest.tsx', [
      route('account/signin', 'routes/auth/sign-in.tsx'),
      route('account/signup', 'routes/auth/sign-up.tsx'),
      route('account/forgotpassword', 'routes/auth/forgot-password.tsx'),
      route('reset-password', 'routes/auth/reset-password.tsx'),
    ]),
    route('password-link', 'routes/auth/password-link.tsx'),
    // Authorised-only pages: guests go to /account/signin (requirements §2).
    layout('layouts/require-customer.tsx', [
      ...[
        'profile',
        'account/profile',
        'account/orders',
        'account/wishlist',
        'account/notification',
      ].map(account),
      route('orderdetails/:order_txn_id', 'routes/order/route.tsx'),
      route('invoice', 'routes/invoice/route.tsx'),
    ]),
    route('cart', 'routes/cart/route.tsx'),
    route('category', 'routes/category/route.tsx'),
    route('product/detail/:id?', 'routes/product/route.tsx'),
    // Not in requirements §2: guests have no account page.
    route('wishlist', 'routes/wishlist/route.tsx'),
    route('star/zone', 'routes/star-zone/route.tsx'),
  ]),
  layout('layouts/checkout.tsx', [route('checkout', 'routes/checkout/route.tsx')]),
  layout('layouts/payment.tsx', [
    route('stripecheckout', 'routes/payment/hand-off.tsx'),
    route('success', 'routes/payment/success.tsx'),
    route('failed', 'routes/payment/failed.tsx'),
    route('st/cancel', 'routes/payment/cancelled.tsx'),
    route('st/clear', 'routes/payment/clearing.tsx'),
    route('st/return/*', 'routes/payment/return.tsx'),
    route('px/return/*', 'routes/payment/second-gateway-return.tsx'),
  ]),
  layout('layouts/shop.tsx', { id: 'layouts/shop-errors' }, [
    route('500', 'routes/errors/server-error.tsx'),
    route('*', 'routes/errors/not-found.tsx'),
  ]),
  // Files for search engines and browsers.
  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
] satisfies RouteConfig
