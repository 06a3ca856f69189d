import UIKit
@_spi(Host) import ViewHost

/// A namespace for functions that create the screens for snapshots.
@MainActor
enum SnapshotScreen {
  static func withScreen<Result>(
    _ config: ViewImageConfig, _ traits: UITraitCollection, _ work: (ViewHost) -> Result
  ) -> Result {
    let main = UIScreen.main
    let merged = UITraitCollection(traitsFrom: [config.traits, traits])
    let isPad = merged.userInterfaceIdiom == .pad
    let size = config.size ?? main.bounds.size
    let device = Device.custom(
      "screen", size: CGSize(width: max(size.width, 1), height: max(size.height, 1)),
      scale: merged.displayScale > 0 ? merged.displayScale : main.scale, safeArea: config.safeArea,
      idiom: isPad ? .pad : .phone,
      horizontal: merged.horizontalSizeClass == .unspecified
        ? main.traitCollection.horizontalSizeClass : merged.horizontalSizeClass,
      vertical: merged.verticalSizeClass == .unspecified
        ? main.traitCollection.verticalSizeClass : merged.verticalSizeClass)
    var surroundings = HostEnvironment()
    if merged.userInterfaceStyle != .unspecified { surroundings.style = merged.userInterfaceStyle }
    if merged.preferredContentSizeCategory != .unspecified {
      surroundings.contentSizeCategory = merged.preferredContentSizeCategory
    }
    if merged.layoutDirection != .unspecified { surroundings.layoutDirection = merged.layoutDirection }
    if merged.accessibilityContrast != .unspecified { surroundings.contrast = merged.accessibilityContrast }
    if merged.legibilityWeight != .unspecified { surroundings.legibilityWeight = merged.legibilityWeight }
    let host = ViewHost(device: device, surroundings: surroundings)
    return host.run { work(host) }
  }

  static func picture(of controller: UIViewController, on config: ViewImageConfig, traits: UITraitCollection) -> UIImage
  {
    withScreen(config, traits) { host in
      host.show(controller)
      return image(of: nil, on: host)
    }
  }

  static func picture(of view: UIView, size: CGSize?, traits: UITraitCollection) -> UIImage {
    withScreen(ViewImageConfig(size: self.size(of: view, size)), traits) { host in
      show(view, size, on: host)
      return image(of: view, on: host)
    }
  }

  static func description(of view: UIView, size: CGSize?, traits: UITraitCollection) -> String {
    withScreen(ViewImageConfig(size: self.size(of: view, size)), traits) { host in
      show(view, size, on: host)
      return ViewTexts.views(view, depth: 0)
    }
  }

  private static func size(of view: UIView, _ size: CGSize?) -> CGSize? {
    size ?? (view.frame.size == .zero ? nil : view.frame.size)
  }

  private static func show(_ view: UIView, _ size: CGSize?, on host: ViewHost) {
    host.show(view, sizing: self.size(of: view, size).map(Sizing.fixed) ?? .fitting)
  }

  private static func image(of view: UIView?, on host: ViewHost) -> UIImage {
    do {
      let picture = try host.picture(of: view)
      return UIImage(cgImage: picture.image, scale: picture.scale, orientation: .up)
    } catch {
      // A view without pixels has an empty image, as on a simulator.
      return UIImage()
    }
  }
}

/// A namespace for functions that describe views and controllers as text.
@MainActor
enum ViewTexts {
  static func views(_ view: UIView, depth: Int) -> String {
    String(repeating: "   | ", count: depth) + Dump.withoutAddresses(view.description) + "\n"
      + view.subviews.map { views($0, depth: depth + 1) }.joined()
  }

  static func controllers(_ controller: UIViewController, depth: Int, isPresented: Bool) -> String {
    let state = controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
    let view = controller.viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
    var text =
      String(repeating: "   | ", count: depth) + (isPresented ? "+ " : "")
      + "<\(type(of: controller))>, state: \(state), view: \(view)\n"
    for child in controller.children { text += controllers(child, depth: depth + 1, isPresented: false) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      text += controllers(presented, depth: depth + 1, isPresented: true)
    }
    return text
  }
}
