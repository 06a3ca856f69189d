import UIKit

/// A namespace for functions that create the previews of a provider, for the tool that displays them.
@_spi(Host) @MainActor
public enum PreviewScreens {
  /// Returns a view controller that displays a preview of a provider.
  ///
  /// - Parameter index: The index of the view in `previews`. If it is `nil` or out of range and there is more than one
  ///   view, all views are displayed.
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
    case .device?, nil: return screen(hosting, look)
    case .sizeThatFits?: return PreviewFrame(hosting, size: nil)
    case .fixed(let width, let height)?: return PreviewFrame(hosting, size: CGSize(width: width, height: height))
    }
  }

  /// Returns the preview on an entire screen, of this device or with the size of another device or orientation.
  private static func screen(_ hosting: UIHostingController<AnyView>, _ look: PreviewLook) -> UIViewController {
    let own = UIScreen.main.bounds.size
    var size = look.device?.size ?? own
    if look.orientation == .landscapeLeft || look.orientation == .landscapeRight {
      size = CGSize(width: max(size.width, size.height), height: min(size.width, size.height))
    }
    return size == own ? hosting : PreviewFrame(hosting, size: size)
  }
}
