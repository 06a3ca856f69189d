/// What has to look again at lazy content when it moves.
@MainActor
protocol LazyHost: AnyObject {
  var holdsLazyContent: Bool { get set }
}
