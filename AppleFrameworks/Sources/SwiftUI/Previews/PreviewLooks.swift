import UIKit

/// How large a preview of a `PreviewProvider` is shown.
///
/// - Source: developer.apple.com/documentation/swiftui/previewlayout
public enum PreviewLayout: Sendable {
  /// On a device's screen.
  case device
  /// In its own size.
  case sizeThatFits
  /// In a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// What views say of the preview that shows them.
struct PreviewLook {
  var layout: PreviewLayout?
  var name: String?
}

enum PreviewLookKey: PreferenceKey {
  static var defaultValue: PreviewLook { PreviewLook() }
  static func reduce(value: inout PreviewLook, nextValue: () -> PreviewLook) {
    let next = nextValue()
    value.layout = value.layout ?? next.layout
    value.name = value.name ?? next.name
  }
}

extension View {
  /// How large the view is in a preview. Outside of one it changes nothing.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    transformPreference(PreviewLookKey.self) { $0.layout = value }
  }
  /// What the preview is called. Outside of one it changes nothing.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    transformPreference(PreviewLookKey.self) { $0.name = value }
  }
}

/// Makes the previews of a provider, for the tool that shows them.
@_spi(Host) @MainActor
public enum PreviewScreens {
  /// - Parameter index: which of the views that `previews` lists; where there are none at that place, all are shown.
  public static func controller<P: PreviewProvider>(_ provider: P.Type, _ index: Int? = nil) -> UIViewController {
    let entries = TabViews.entries(P.previews)
    guard entries.count == 1 || index.map({ entries.indices.contains($0) }) == true else {
      return UIHostingController(rootView: P.previews)
    }
    let entry = entries[entries.count == 1 ? 0 : index ?? 0]
    let hosting = UIHostingController(rootView: entry.view)
    let look = hosting.preparedRoot()?.preference(PreviewLookKey.self) ?? PreviewLook()
    hosting.title = look.name
    switch look.layout {
    case .device?, nil: return hosting
    case .sizeThatFits?: return PreviewFrame(hosting, size: nil)
    case .fixed(let width, let height)?: return PreviewFrame(hosting, size: CGSize(width: width, height: height))
    }
  }
}

/// Shows a preview in a size of its own, in the middle of the screen.
private final class PreviewFrame: UIViewController {
  private let hosting: UIHostingController<AnyView>
  private let size: CGSize?

  init(_ hosting: UIHostingController<AnyView>, size: CGSize?) {
    self.hosting = hosting
    self.size = size
    super.init(nibName: nil, bundle: nil)
    title = hosting.title
  }
  required init?(coder: NSCoder) { fatalError("no file has a preview of SwiftUI's") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    hosting.safeAreaRegions = []
    addChild(hosting)
    view.addSubview(hosting.view)
    hosting.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let place = view.safeAreaLayoutGuide.layoutFrame
    let own = size ?? hosting.sizeThatFits(in: place.size)
    hosting.view.frame = CGRect(
      x: (place.midX - own.width / 2).rounded(), y: (place.midY - own.height / 2).rounded(), width: own.width,
      height: own.height)
    preferredContentSize = own
  }
}
