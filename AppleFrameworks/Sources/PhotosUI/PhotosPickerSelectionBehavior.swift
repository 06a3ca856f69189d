import Photos
import SwiftUI

/// The order and the time of selecting items in a photo library. The library is a box, so that the behavior is only part
/// of the configuration of its `PHPickerViewController`.
///
/// - Source: developer.apple.com/documentation/photosui/photospickerselectionbehavior
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  let selection: PHPickerConfiguration.Selection
  /// The items have no order, and are selected when the user confirms.
  public static let `default` = PhotosPickerSelectionBehavior(selection: .default)
  /// The items are in the order of their selection.
  public static let ordered = PhotosPickerSelectionBehavior(selection: .ordered)
  /// Each choice changes the selection at once.
  public static let continuous = PhotosPickerSelectionBehavior(selection: .continuous)
  /// Each choice changes the selection at once, and the items are in the order of their selection.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(selection: .continuousAndOrdered)
}
