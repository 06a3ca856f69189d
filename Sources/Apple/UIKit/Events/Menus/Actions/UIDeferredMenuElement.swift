/// An entry of a menu that is made only when the menu is about to be shown.
///
/// - Source: developer.apple.com/documentation/uikit/uideferredmenuelement
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  /// Creates an element whose provider is asked once; its entries are kept.
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

  /// Makes an element whose provider is asked each time the menu is shown.
  public final class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider: elementProvider, isCached: false)
  }

  /// Hands the entries over, at once or when the provider has them.
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
