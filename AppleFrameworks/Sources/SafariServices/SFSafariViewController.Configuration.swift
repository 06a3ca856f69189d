import UIKit

extension SFSafariViewController {
  /// The configuration of the controller. It is copied when the controller is created.
  ///
  /// - Source: developer.apple.com/documentation/safariservices/sfsafariviewcontroller/configuration-swift.class
  @preconcurrency @MainActor
  open class Configuration: NSObject, @preconcurrency NSCopying {
    /// Whether a page's reader is displayed if it is available.
    open var entersReaderIfAvailable = false

    /// Whether the bars collapse while the page is scrolled.
    ///
    /// - Default: `true`.
    open var barCollapsingEnabled = true

    /// A custom button beside the share button.
    open var activityButton: ActivityButton?

    public override nonisolated init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> Configuration {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      copy.activityButton = activityButton
      return copy
    }
  }

  /// A button that calls an extension of the app.
  @preconcurrency @MainActor
  open class ActivityButton: NSObject {
    open private(set) var templateImage: UIImage?
    open private(set) var extensionIdentifier: String?

    public init(templateImage: UIImage, extensionIdentifier: String) {
      self.templateImage = templateImage
      self.extensionIdentifier = extensionIdentifier
    }
  }

  /// A token for prewarmed connections.
  @preconcurrency @MainActor
  open class PrewarmingToken: NSObject {
    nonisolated override init() { super.init() }

    /// Invalidates the connections. There are none.
    open func invalidate() {}
  }
}
