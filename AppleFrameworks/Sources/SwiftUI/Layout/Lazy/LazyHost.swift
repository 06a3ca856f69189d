/// A container that checks its lazy content again when it scrolls.
@MainActor
protocol LazyHost: AnyObject {
  var holdsLazyContent: Bool { get set }
}
