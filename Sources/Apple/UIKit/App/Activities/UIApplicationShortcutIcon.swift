import Foundation

/// The icon of an entry in the menu of the app's icon.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationshortcuticon
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  private enum Content: Equatable {
    case type(IconType)
    case template(String)
    case symbol(String)
  }

  private let content: Content

  private init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Creates one of the system's icons.
  public convenience init(type: IconType) { self.init(.type(type)) }

  /// Creates an icon with an image of the app, as a template.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }

  /// Creates an icon with a symbol of the system or the app.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  /// The image as a host displays it; `nil` if there is none with that name.
  package final var image: UIImage? {
    switch content {
    case .type(let type): type.symbolName.flatMap { UIImage(systemName: $0) }
    case .template(let name): UIImage(named: name)?.withRenderingMode(.alwaysTemplate)
    case .symbol(let name): UIImage(systemName: name)
    }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.content == content }

  open override var hash: Int { String(describing: content).hashValue }
}
