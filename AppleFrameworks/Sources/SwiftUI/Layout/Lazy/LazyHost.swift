/// A container that checks its lazy content when it scrolls.
@MainActor
protocol LazyHost: AnyObject {
  var holdsLazyContent: Bool { get set }
}
