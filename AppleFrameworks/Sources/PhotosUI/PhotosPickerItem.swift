import Foundation
import UIKit

/// An item that the user has selected from the photo library.
///
/// - Source: developer.apple.com/documentation/photosui/photospickeritem
public struct PhotosPickerItem: Equatable, Hashable, @unchecked Sendable {
  /// The encoding of an asset's representation.
  ///
  /// - Source: developer.apple.com/documentation/photosui/photospickeritem/encodingdisambiguationpolicy
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    let name: String
    /// The encoding that the system chooses.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// The current encoding.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// A compatible encoding.
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

  /// Returns whether two items refer to the same asset.
  public static func == (first: PhotosPickerItem, second: PhotosPickerItem) -> Bool {
    first.itemIdentifier == second.itemIdentifier && first.result?.itemProvider === second.result?.itemProvider
  }

  /// Hashes the item.
  public func hash(into hasher: inout Hasher) { hasher.combine(itemIdentifier) }

  /// Loads the item's data; `nil` if there is none.
  ///
  /// - Source: developer.apple.com/documentation/photosui/photospickeritem/loadtransferable(type:)
  public func loadTransferable(type: Data.Type) async throws -> Data? {
    guard let provider = result?.itemProvider, let identifier = provider.registeredTypeIdentifiers.first else {
      return nil
    }
    return try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: data) }
      }
    }
  }
}
