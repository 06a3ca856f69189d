/// A menu entry that is created when the menu is about to be displayed.
///
/// - Source: developer.apple.com/documentation/uikit/uideferredmenuelement
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  /// Creates an element whose provider is called once. Its entries are cached.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    isCached = true
    super.init(title: "", subtitle: nil, image: nil)
  }

  private init(provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element whose provider is called each time the menu is displayed.
  public final class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider: elementProvider, isCached: false)
  }

  /// Passes the entries to a closure, at once or when the provider has them.
  package final func provideElements(to completion: @escaping ([UIMenuElement]) -> Void) {
    if let cache {
      completion(cache)
      return
    }
    provider { [weak self] elements in
      if let self, isCached { cache = elements }
      completion(elements)
    }
  }
}
