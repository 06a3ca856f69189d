import Foundation

/// A document that can be previewed.
///
/// - Source: developer.apple.com/documentation/quicklook/qlpreviewitem
public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The name of the item's file, if the item has no title.
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}
