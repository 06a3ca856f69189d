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
  public class var general: UIPasteboard { UserInterface.current.pasteboard }

  private final var contents: [Any] = []

  /// What is there, in the types that it was put there.
  final var storedContents: [Any] { contents }

  /// How often the contents have changed.
  open private(set) var changeCount: Int = 0

  /// How many things there are.
  open var numberOfItems: Int { contents.count }

  func adopt(_ new: [Any]) {
    contents = new
    changeCount += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  /// The first text; that of a link is its address. Setting it replaces all contents; `nil` empties the pasteboard.
  open var string: String? {
    get { strings?.first }
    set { adopt(newValue.map { [$0] } ?? []) }
  }

  /// Every text; `nil` where there is none.
  open var strings: [String]? {
    get {
      let found = contents.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
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
    get { all() }
    set { adopt(newValue ?? []) }
  }

  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { adopt(newValue.map { [$0] } ?? []) }
  }

  /// Every image; `nil` where there is none.
  open var images: [UIImage]? {
    get { all() }
    set { adopt(newValue ?? []) }
  }

  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { adopt(newValue.map { [$0] } ?? []) }
  }

  /// Every color; `nil` where there is none.
  open var colors: [UIColor]? {
    get { all() }
    set { adopt(newValue ?? []) }
  }

  private func all<T>() -> [T]? {
    let found = contents.compactMap { $0 as? T }
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
  @MainActor fileprivate final var pasteboard: UIPasteboard { part { UIPasteboard() } }
}
