import Foundation

/// What was cut or copied, for pasting. It lives as long as its host.
///
/// - Source: developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// Posted when the contents have changed.
  public nonisolated class var changedNotification: Notification.Name {
    Notification.Name("UIPasteboardChangedNotification")
  }

  /// The pasteboard of all apps; here of the host whose code runs.
  public class var general: UIPasteboard { UserInterface.current.pasteboards.board(.general) }

  /// Finds the pasteboard with a name, or makes it: `UIPasteboard(name: "cart", create: true)`.
  ///
  /// Both have the same contents as all others of that name in this host.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard let board = UserInterface.current.pasteboards.board(pasteboardName, create: create) else { return nil }
    self.init(board.storage)
  }

  /// Makes a pasteboard with a name that no other one has.
  public class func withUniqueName() -> UIPasteboard { UserInterface.current.pasteboards.uniqueBoard() }

  /// Removes a pasteboard with its contents. ``general`` stays.
  public class func remove(withName pasteboardName: UIPasteboard.Name) {
    UserInterface.current.pasteboards.remove(pasteboardName)
  }

  final let storage: PasteboardStorage

  init(_ storage: PasteboardStorage) {
    self.storage = storage
    super.init()
  }

  /// The name that other code finds the pasteboard by.
  open var name: UIPasteboard.Name { storage.name }

  /// Whether the contents outlive the app. They do not outlive a host.
  ///
  /// - Default: `false`. Deprecated by Apple since iOS 10.
  open private(set) var isPersistent: Bool = false

  /// Sets ``isPersistent``, without effect on how long contents live here. Deprecated by Apple since iOS 10.
  open func setPersistent(_ persistent: Bool) { isPersistent = persistent }

  /// What is there, in the types that it was put there.
  final var storedContents: [Any] { storage.items.compactMap(\.principal) }

  /// How often the contents have changed.
  open var changeCount: Int { storage.changeCount }

  /// How many things there are.
  open var numberOfItems: Int { storage.items.count }

  func adopt(_ new: [Any]) { replace(new.map(PasteboardItem.init(object:))) }

  func replace(_ new: [PasteboardItem], notes: [AnyHashable: Any] = [:]) {
    storage.items = new
    storage.changeCount += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self, userInfo: notes)
  }

  /// The first text; that of a link is its address. Setting it replaces all contents; `nil` empties the pasteboard.
  open var string: String? {
    get { strings?.first }
    set { adopt(newValue.map { [$0] } ?? []) }
  }

  /// Every text; `nil` where there is none.
  open var strings: [String]? {
    get {
      let found = storage.items.compactMap(\.text)
      return found.isEmpty ? nil : found
    }
    set { adopt(newValue ?? []) }
  }

  /// The first link.
  open var url: URL? {
    get { urls?.first }
    set { adopt(newValue.map { [$0] } ?? []) }
  }

  /// Every link; `nil` where there is none.
  open var urls: [URL]? {
    get { all(\.url) }
    set { adopt(newValue ?? []) }
  }

  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { adopt(newValue.map { [$0] } ?? []) }
  }

  /// Every image; `nil` where there is none.
  open var images: [UIImage]? {
    get { all(\.image) }
    set { adopt(newValue ?? []) }
  }

  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { adopt(newValue.map { [$0] } ?? []) }
  }

  /// Every color; `nil` where there is none.
  open var colors: [UIColor]? {
    get { all(\.color) }
    set { adopt(newValue ?? []) }
  }

  private func all<T>(_ part: (PasteboardItem) -> T?) -> [T]? {
    let found = storage.items.compactMap(part)
    return found.isEmpty ? nil : found
  }

  /// Whether there is text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a link.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a color.
  open var hasColors: Bool { colors != nil }
}

extension UserInterface {
  @MainActor fileprivate final var pasteboards: Pasteboards { part { Pasteboards() } }
}
