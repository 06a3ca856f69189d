import CoreGraphics
import Foundation

/// A button that pastes the contents of the pasteboard into its target, without a confirmation by the user.
///
/// - Source: developer.apple.com/documentation/uikit/uipastecontrol
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// The content of a paste control.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipastecontrol/displaymode
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
  }

  /// The appearance of a paste control.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipastecontrol/configuration-swift.class
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// The content of the control.
    ///
    /// - Default: `.iconAndLabel`.
    open var displayMode = DisplayMode.iconAndLabel
    /// The style of the corners.
    ///
    /// - Default: `.dynamic`.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of the corners with `.fixed`, in points.
    ///
    /// - Default: 0.
    open var cornerRadius: CGFloat = 0
    /// The color of the icon and the text, or `nil` for white.
    open var baseForegroundColor: UIColor?
    /// The color of the background, or `nil` for the tint color.
    open var baseBackgroundColor: UIColor?

    public override init() { super.init() }
  }

  private let button = UIButton(configuration: .filled())
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  /// The appearance with which the control was created.
  public final let configuration: Configuration

  /// The object that receives the contents of the pasteboard. The reference is weak.
  ///
  /// - Default: `nil`, for the first responder in the chain that accepts them.
  open weak var target: (any UIPasteConfigurationSupporting)? {
    didSet { pasteboardDidChange() }
  }

  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  /// Creates a control with an appearance.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    var looks = UIButton.Configuration.filled()
    // The title is the English one of the system, because hosts have no translations of it.
    if configuration.displayMode != .iconOnly { looks.title = "Paste" }
    if configuration.displayMode != .labelOnly {
      looks.image = UIImage(systemName: "doc.on.clipboard")
      looks.imagePadding = 6
    }
    looks.cornerStyle = configuration.cornerStyle
    if configuration.cornerStyle == .fixed { looks.background.cornerRadius = configuration.cornerRadius }
    looks.baseForegroundColor = configuration.baseForegroundColor
    looks.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = looks
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
    token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.pasteboardDidChange() }
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("UIPasteControl must be created with a configuration")
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    pasteboardDidChange()
  }

  private var receiver: (any UIPasteConfigurationSupporting)? {
    if let target { return target }
    var current: UIResponder? = next
    while let responder = current {
      if responder.pasteConfiguration != nil { return responder }
      current = responder.next
    }
    return nil
  }

  private func pasteboardDidChange() {
    let providers = UIPasteboard.general.itemProviders
    button.isEnabled = isEnabled && !providers.isEmpty && receiver?.canPaste(providers) == true
  }

  private func paste() {
    let providers = UIPasteboard.general.itemProviders
    guard let receiver, receiver.canPaste(providers) else { return }
    receiver.paste(itemProviders: providers)
  }
}
