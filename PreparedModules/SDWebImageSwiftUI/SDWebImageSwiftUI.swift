@_exported import SDWebImage
import SwiftUI
import UIKit

/// A loader of an image that publishes its state.
public final class ImageManager: ObservableObject {
  @Published public var image: UIImage?
  @Published public var error: (any Error)?
  @Published public var isLoading = false

  var success: ((UIImage, Data?, SDImageCacheType) -> Void)?
  var failure: ((any Error) -> Void)?
  private var url: URL?
  private var operation: SDWebImageCombinedOperation?

  public init() {}

  public func load(
    url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil
  ) {
    if url == self.url, isLoading || image != nil { return }
    cancel()
    (self.url, image, isLoading) = (url, nil, url != nil)
    operation = SDWebImageManager.shared.loadImage(with: url, options: options, context: context, progress: nil) {
      [weak self] image, data, error, type, _, url in
      guard let self, url == self.url else { return }
      (self.isLoading, self.image, self.error) = (false, image, error)
      if let image { success?(image, data, type) } else if let error { failure?(error) }
    }
  }

  public func cancel() {
    operation?.cancel()
    operation = nil
  }
}

/// A view that indicates loading.
public struct Indicator<Content: View> {
  let content: (Binding<Bool>, Binding<Double>) -> Content

  public init(@ViewBuilder content: @escaping (Binding<Bool>, Binding<Double>) -> Content) { self.content = content }
}

/// The system's indicator.
public struct ActivityIndicator: View {
  public init(_ isAnimating: Binding<Bool> = .constant(true)) {}

  public var body: some View { ProgressView() }
}

extension Indicator where Content == ActivityIndicator {
  public static var activity: Indicator { Indicator { isAnimating, _ in ActivityIndicator(isAnimating) } }

  public static func activity(style: UIActivityIndicatorView.Style = .medium) -> Indicator { activity }
}

extension Indicator where Content == ProgressView<EmptyView, EmptyView> {
  public static var progress: Indicator { Indicator { _, progress in ProgressView(value: progress.wrappedValue) } }
}

/// The phases of an image.
public enum WebImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// An image at a URL.
public struct WebImage<Content: View>: View {
  private let url: URL?
  private let options: SDWebImageOptions
  private let context: [SDWebImageContextOption: Any]?
  private let content: (WebImagePhase) -> Content
  private var configurations: [(Image) -> Image] = []
  private var placeholderView: AnyView?
  private var indicatorView: AnyView?
  private var success: ((UIImage, Data?, SDImageCacheType) -> Void)?
  private var failure: ((any Error) -> Void)?
  @StateObject private var manager = ImageManager()

  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true)
  ) where Content == Image {
    self.init(url: url, scale: scale, options: options, context: context, isAnimating: isAnimating) { phase in
      phase.image ?? Image(uiImage: UIImage())
    }
  }

  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale, options: options, context: context, isAnimating: isAnimating) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping (WebImagePhase) -> Content
  ) {
    var context = context ?? [:]
    if scale != 1 { context[.imageScaleFactor] = scale }
    (self.url, self.options, self.context, self.content) = (url, options, context, content)
  }

  public var body: some View {
    let image = manager.image.map { image in configurations.reduce(Image(uiImage: image)) { $1($0) } }
    return Group {
      if let image {
        content(.success(image))
      } else if let placeholderView {
        placeholderView
      } else if let error = manager.error {
        content(.failure(error))
      } else {
        content(.empty)
      }
    }
    .overlay { if manager.isLoading, let indicatorView { indicatorView } }
    .onAppear {
      (manager.success, manager.failure) = (success, failure)
      manager.load(url: url, options: options, context: context)
    }
    .onChange(of: url) { manager.load(url: $0, options: options, context: context) }
  }

  private func changed(_ change: (inout WebImage) -> Void) -> WebImage {
    var copy = self
    change(&copy)
    return copy
  }

  public func configure(_ block: @escaping (Image) -> Image) -> WebImage { changed { $0.configurations.append(block) } }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> WebImage { configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }

  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> WebImage { configure { $0.renderingMode(mode) } }

  public func interpolation(_ interpolation: Image.Interpolation) -> WebImage {
    configure { $0.interpolation(interpolation) }
  }

  public func antialiased(_ isAntialiased: Bool) -> WebImage { configure { $0.antialiased(isAntialiased) } }

  public func placeholder<T: View>(@ViewBuilder _ content: () -> T) -> WebImage {
    let view = AnyView(content())
    return changed { $0.placeholderView = view }
  }

  public func placeholder(_ image: Image) -> WebImage { placeholder { image.resizable() } }

  public func indicator<T: View>(_ indicator: Indicator<T>) -> WebImage {
    let view = AnyView(indicator.content(.constant(true), .constant(0)))
    return changed { $0.indicatorView = view }
  }

  public func onSuccess(perform action: ((UIImage, Data?, SDImageCacheType) -> Void)? = nil) -> WebImage {
    changed { $0.success = action }
  }

  public func onFailure(perform action: ((any Error) -> Void)? = nil) -> WebImage { changed { $0.failure = action } }

  public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> WebImage { self }

  public func retryOnAppear(_ flag: Bool) -> WebImage { self }

  public func cancelOnDisappear(_ flag: Bool) -> WebImage { self }

  public func customLoopCount(_ loopCount: UInt) -> WebImage { self }

  public func runLoopMode(_ mode: RunLoop.Mode) -> WebImage { self }
}

/// An image at a URL that may have several frames.
public typealias AnimatedImage = WebImage
