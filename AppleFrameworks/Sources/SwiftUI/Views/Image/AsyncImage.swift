import Foundation
import FoundationNetworking
import UIKit

/// A view that displays an image that is loaded from a URL while the view is displayed.
///
/// - Source: developer.apple.com/documentation/swiftui/asyncimage
public struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  nonisolated(unsafe) let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Creates an image whose views depend on the progress of loading.
  ///
  /// - Parameters:
  ///   - url: The URL; `nil` loads no image.
  ///   - scale: The number of pixels per point of the image. Default: 1.
  ///   - transaction: The transaction of phase changes. Default: without an animation.
  ///   - content: A closure that creates the views for a phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private func show(_ new: AsyncImagePhase) { withTransaction(transaction) { phase = new } }

  private func load() async {
    if case .empty = phase {} else { show(.empty) }
    guard let url else { return }
    do {
      let data = url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
      guard let image = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
      show(.success(Image(uiImage: image)))
    } catch is CancellationError {
    } catch {
      if !Task.isCancelled { show(.failure(error)) }
    }
  }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
  /// Creates an image that is gray until it is loaded.
  ///
  /// - Parameter scale: The number of pixels per point of the image. Default: 1.
  nonisolated public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color(.systemGray5) }
    }
  }
}

extension AsyncImage {
  /// Creates an image with a placeholder until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The URL; `nil` keeps the placeholder.
  ///   - scale: The number of pixels per point of the image. Default: 1.
  ///   - content: A closure that creates the views for the loaded image.
  ///   - placeholder: The views that are displayed while the image is being loaded, or if loading fails.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}
