/// An invisible rectangle that takes part in layout.
///
/// It replaces a view that would only group or space others. Only constraints determine its position.
///
/// - Source: developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  private final var itemStorage: LayoutItem?
  private(set) final weak var owner: UIView?
  final var role = GuideRole.custom
  final var appliedFrame = CGRect.zero

  /// Creates a guide without a view; see `UIView.addLayoutGuide(_:)`.
  public override init() {
    super.init()
  }

  /// Creates a guide from an archive that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    super.init()
    identifier = coder.decodeObject(forKey: "identifier") as? String ?? ""
  }

  /// Writes the identifier to a keyed archive.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier, forKey: "identifier")
  }

  deinit {
    // The item and its constraints retain each other, as do the item and its anchors.
    itemStorage?.mentions.removeAll()
    itemStorage?.anchors = []
  }

  /// The item by which constraints and anchors refer to the guide.
  final var item: LayoutItem {
    if let itemStorage { return itemStorage }
    let item = LayoutItem(guide: self)
    itemStorage = item
    return item
  }

  final func setOwner(_ view: UIView?) {
    owner = view
  }

  /// The view in whose coordinate system the guide is. Setting it adds the guide to a view or removes it.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// A name for descriptions.
  ///
  /// - Default: empty. Names that begin with "UI" are the system's.
  open var identifier: String = ""

  /// The rectangle of the guide after the last layout, in the owning view's coordinates, in points.
  open var layoutFrame: CGRect {
    role == .custom ? appliedFrame : owner.map { role.frame(in: $0) } ?? .zero
  }

  open override var description: String {
    MainActor.assumeIsolated {
      let name = identifier.isEmpty ? "" : " '\(identifier)'"
      let place = "layoutFrame = \(layoutFrame.briefDescription); owningView = \(owner?.briefDescription ?? "nil")"
      return "<\(String(describing: type(of: self)))\(name); \(place)>"
    }
  }
}
