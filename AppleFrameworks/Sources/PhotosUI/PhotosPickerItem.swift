import Foundation
import UIKit

/// An item that the user has chosen from the photo library.
///
/// - Source: developer.apple.com/documentation/photosui/photospickeritem
public struct PhotosPickerItem: Equatable, Hashable, @unchecked Sendable {
  /// How an asset is represented.
  ///
  /// - Source: developer.apple.com/documentation/photosui/photospickeritem/encodingdisambiguationpolicy
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    let name: String
    /// The system's choice.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// As it is.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// In a common format.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  let result: PHPickerResult?
  /// The local identifier of the asset; `nil` without a photo library.
  public let itemIdentifier: String?

  /// Creates an item from the identifier of an asset.
  public init(itemIdentifier: String) {
    result = nil
    self.itemIdentifier = itemIdentifier
  }

  init(_ result: PHPickerResult) {
    self.result = result
    itemIdentifier = result.assetIdentifier
  }

  /// Whether two items are of the same asset.
  public static func == (first: PhotosPickerItem, second: PhotosPickerItem) -> Bool {
    first.itemIdentifier == second.itemIdentifier && first.result?.itemProvider === second.result?.itemProvider
  }

  /// Feeds the item into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(itemIdentifier) }

  /// Loads the item's data; `nil` if there is none.
  ///
  /// - Source: developer.apple.com/documentation/photosui/photospickeritem/loadtransferable(type:)
  public func loadTransferable(type: Data.Type) async throws -> Data? {
    guard let provider = result?.itemProvider, let identifier = provider.registeredTypeIdentifiers.first else {
      return nil
    }
    nonisolated(unsafe) let source = provider
    return try await withCheckedThrowingContinuation { continuation in
      _ = source.loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: data) }
      }
    }
  }
}
