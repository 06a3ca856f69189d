import Foundation

/// The contents that were cut or copied, for pasting. They exist as long as the host.
///
/// - Source: developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of the notification that is posted when the contents change.
  public nonisolated class var changedNotification: Notification.Name {
    Notification.Name("UIPasteboardChangedNotification")
  }

  /// The pasteboard that all apps share; here, that of the current host.
  public class var general: UIPasteboard { UserInterface.current.pasteboards.board(.general) }

  /// Finds or creates the pasteboard with a name: `UIPasteboard(name: "cart", create: true)`.
  ///
  /// All pasteboards with the same name in a host share their contents.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard let board = UserInterface.current.pasteboards.board(pasteboardName, create: create) else { return nil }
    self.init(board.storage)
  }

  /// Returns a new pasteboard with a unique name.
  public class func withUniqueName() -> UIPasteboard { UserInterface.current.pasteboards.uniqueBoard() }

  /// Removes a pasteboard with its contents. ``general`` can't be removed.
  public class func remove(withName pasteboardName: UIPasteboard.Name) {
    UserInterface.current.pasteboards.remove(pasteboardName)
  }

  final let storage: PasteboardStorage

  init(_ storage: PasteboardStorage) {
    self.storage = storage
    super.init()
  }

  /// The name by which other code finds the pasteboard.
  open var name: UIPasteboard.Name { storage.name }

  /// Whether the contents persist after the app ends. They never persist after the host ends.
  ///
  /// - Default: `false`. Apple deprecated it in iOS 10.
  open private(set) var isPersistent: Bool = false

  /// Sets ``isPersistent``, which has no effect here. Apple deprecated it in iOS 10.
  open func setPersistent(_ persistent: Bool) { isPersistent = persistent }

  /// The principal values of the items.
  final var storedContents: [Any] { storage.items.compactMap(\.principal) }

  /// The number of changes of the contents.
  open var changeCount: Int { storage.changeCount }

  /// The number of items.
  open var numberOfItems: Int { storage.items.count }

  func adopt(_ new: [Any]) { replace(new.map(PasteboardItem.init(object:))) }

  func replace(_ new: [PasteboardItem], notes: [AnyHashable: Any] = [:]) {
    storage.items = new
    storage.changeCount += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self, userInfo: notes)
  }

  /// The first string; for a URL, its string. Setting it replaces all contents; setting `nil` removes them.
  open var string: String? {
    get { strings?.first }
    set { adopt(newValue.map { [$0] } ?? []) }
  }

  /// The strings; `nil` if there are none.
  open var strings: [String]? {
    get {
      let found = storage.items.compactMap(\.text)
      return found.isEmpty ? nil : found
    }
    set { adopt(newValue ?? []) }
  }

  /// The first URL.
  open var url: URL? {
    get { urls?.first }
    set { adopt(newValue.map { [$0] } ?? []) }
  }

  /// The URLs; `nil` if there are none.
  open var urls: [URL]? {
    get { all(\.url) }
    set { adopt(newValue ?? []) }
  }

  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { adopt(newValue.map { [$0] } ?? []) }
  }

  /// The images; `nil` if there are none.
  open var images: [UIImage]? {
    get { all(\.image) }
    set { adopt(newValue ?? []) }
  }

  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { adopt(newValue.map { [$0] } ?? []) }
  }

  /// The colors; `nil` if there are none.
  open var colors: [UIColor]? {
    get { all(\.color) }
    set { adopt(newValue ?? []) }
  }

  private func all<T>(_ part: (PasteboardItem) -> T?) -> [T]? {
    let found = storage.items.compactMap(part)
    return found.isEmpty ? nil : found
  }

  /// Whether there are strings.
  open var hasStrings: Bool { strings != nil }
  /// Whether there are URLs.
  open var hasURLs: Bool { urls != nil }
  /// Whether there are images.
  open var hasImages: Bool { images != nil }
  /// Whether there are colors.
  open var hasColors: Bool { colors != nil }
}

extension UserInterface {
  @MainActor fileprivate final var pasteboards: Pasteboards { part { Pasteboards() } }
}
