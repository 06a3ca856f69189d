import Foundation
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
public typealias SDInternalCompletionBlock = (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
public typealias SDImageLoaderCompletedBlock = (UIImage?, Data?, (any Error)?, Bool) -> Void
public typealias SDWebImageDownloaderCompletedBlock = SDImageLoaderCompletedBlock
public typealias SDWebImageDownloaderProgressBlock = SDImageLoaderProgressBlock
public typealias SDWebImageNoParamsBlock = () -> Void
public typealias SDImageCacheQueryCompletionBlock = (UIImage?, Data?, SDImageCacheType) -> Void
public typealias SDImageCacheCheckCompletionBlock = (Bool) -> Void
public typealias SDImageCacheCalculateSizeBlock = (UInt, UInt) -> Void
public typealias SDImageCacheContainsCompletionBlock = (SDImageCacheType) -> Void

/// Options for loading and showing an image.
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(bit: UInt) { rawValue = 1 << bit }

  public static let retryFailed = SDWebImageOptions(bit: 0)
  public static let lowPriority = SDWebImageOptions(bit: 1)
  public static let progressiveLoad = SDWebImageOptions(bit: 2)
  public static let refreshCached = SDWebImageOptions(bit: 3)
  public static let continueInBackground = SDWebImageOptions(bit: 4)
  public static let handleCookies = SDWebImageOptions(bit: 5)
  public static let allowInvalidSSLCertificates = SDWebImageOptions(bit: 6)
  public static let highPriority = SDWebImageOptions(bit: 7)
  public static let delayPlaceholder = SDWebImageOptions(bit: 8)
  public static let transformAnimatedImage = SDWebImageOptions(bit: 9)
  public static let avoidAutoSetImage = SDWebImageOptions(bit: 10)
  public static let scaleDownLargeImages = SDWebImageOptions(bit: 11)
  public static let queryMemoryData = SDWebImageOptions(bit: 12)
  public static let queryMemoryDataSync = SDWebImageOptions(bit: 13)
  public static let queryDiskDataSync = SDWebImageOptions(bit: 14)
  public static let fromCacheOnly = SDWebImageOptions(bit: 15)
  public static let fromLoaderOnly = SDWebImageOptions(bit: 16)
  public static let forceTransition = SDWebImageOptions(bit: 17)
  public static let avoidDecodeImage = SDWebImageOptions(bit: 18)
  public static let decodeFirstFrameOnly = SDWebImageOptions(bit: 19)
  public static let preloadAllFrames = SDWebImageOptions(bit: 20)
  public static let matchAnimatedImageClass = SDWebImageOptions(bit: 21)
  public static let waitStoreCache = SDWebImageOptions(bit: 22)
  public static let transformVectorImage = SDWebImageOptions(bit: 23)
  public static let avoidAutoCancelImage = SDWebImageOptions(bit: 24)
  public static let waitTransition = SDWebImageOptions(bit: 25)
}

public struct SDWebImageDownloaderOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let lowPriority = SDWebImageDownloaderOptions(rawValue: 1)
  public static let progressiveLoad = SDWebImageDownloaderOptions(rawValue: 2)
  public static let useNSURLCache = SDWebImageDownloaderOptions(rawValue: 4)
  public static let ignoreCachedResponse = SDWebImageDownloaderOptions(rawValue: 8)
  public static let continueInBackground = SDWebImageDownloaderOptions(rawValue: 16)
  public static let handleCookies = SDWebImageDownloaderOptions(rawValue: 32)
  public static let allowInvalidSSLCertificates = SDWebImageDownloaderOptions(rawValue: 64)
  public static let highPriority = SDWebImageDownloaderOptions(rawValue: 128)
  public static let scaleDownLargeImages = SDWebImageDownloaderOptions(rawValue: 256)
}

public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let setImageOperationKey = SDWebImageContextOption(rawValue: "setImageOperationKey")
  public static let customManager = SDWebImageContextOption(rawValue: "customManager")
  public static let imageCache = SDWebImageContextOption(rawValue: "imageCache")
  public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
  public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
  public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
  public static let imagePreserveAspectRatio = SDWebImageContextOption(rawValue: "imagePreserveAspectRatio")
  public static let imageCoder = SDWebImageContextOption(rawValue: "imageCoder")
  public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
  public static let queryCacheType = SDWebImageContextOption(rawValue: "queryCacheType")
  public static let originalStoreCacheType = SDWebImageContextOption(rawValue: "originalStoreCacheType")
  public static let animatedImageClass = SDWebImageContextOption(rawValue: "animatedImageClass")
  public static let downloadRequestModifier = SDWebImageContextOption(rawValue: "downloadRequestModifier")
  public static let cacheKeyFilter = SDWebImageContextOption(rawValue: "cacheKeyFilter")
}

/// The source of an image.
public enum SDImageCacheType: Int, Sendable {
  case none, disk, memory, all
}

public enum SDImageScaleMode: UInt, Sendable {
  case fill, aspectFit, aspectFill
}

public enum SDImageFormat: Int, Sendable {
  case undefined = -1
  case JPEG, PNG, GIF, TIFF, webP, HEIC, HEIF, PDF, SVG, BMP, RAW
}

public let SDWebImageErrorDomain = "SDWebImageErrorDomain"

/// The reason for a missing image.
public struct SDWebImageError: Error {
  public enum Code: Int, Sendable {
    case invalidURL = 1000
    case badImageData = 1001
    case cacheNotModified = 1002
    case blackListed = 1003
    case invalidDownloadOperation = 2000
    case invalidDownloadStatusCode = 2001
    case cancelled = 2002
  }

  public let code: Code
}

/// An operation that can be canceled.
public protocol SDWebImageOperation: AnyObject {
  func cancel()
}

/// An image that is being loaded.
public final class SDWebImageCombinedOperation: NSObject, SDWebImageOperation {
  var task: URLSessionTask?
  public private(set) var isCancelled = false

  public func cancel() {
    isCancelled = true
    task?.cancel()
  }
}

public final class SDWebImageDownloadToken: NSObject, SDWebImageOperation {
  let operation: SDWebImageCombinedOperation?
  public let url: URL?

  init(_ operation: SDWebImageCombinedOperation?, _ url: URL?) { (self.operation, self.url) = (operation, url) }

  public func cancel() { operation?.cancel() }
}

// MARK: - Transformers

/// An object that transforms a loaded image.
public protocol SDImageTransformer: AnyObject {
  var transformerKey: String { get }
  func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

public final class SDImagePipelineTransformer: NSObject, SDImageTransformer {
  public let transformers: [any SDImageTransformer]

  public init(transformers: [any SDImageTransformer]) { self.transformers = transformers }

  public var transformerKey: String { transformers.map(\.transformerKey).joined(separator: "-") }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    transformers.reduce(image) { image, next in image.flatMap { next.transformedImage(with: $0, forKey: key) } }
  }
}

public final class SDImageResizingTransformer: NSObject, SDImageTransformer {
  public let size: CGSize
  public let scaleMode: SDImageScaleMode

  public init(size: CGSize, scaleMode: SDImageScaleMode) { (self.size, self.scaleMode) = (size, scaleMode) }

  public var transformerKey: String {
    "SDImageResizingTransformer({\(size.width),\(size.height)},\(scaleMode.rawValue))"
  }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_resizedImage(with: size, scaleMode: scaleMode)
  }
}

public final class SDImageRoundCornerTransformer: NSObject, SDImageTransformer {
  public let cornerRadius: CGFloat
  public let corners: UIRectCorner
  public let borderWidth: CGFloat
  public let borderColor: UIColor?

  public init(radius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat, borderColor: UIColor?) {
    (cornerRadius, self.corners, self.borderWidth, self.borderColor) = (radius, corners, borderWidth, borderColor)
  }

  public var transformerKey: String {
    "SDImageRoundCornerTransformer(\(cornerRadius),\(corners.rawValue),\(borderWidth),\(borderColor?.description ?? ""))"
  }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_roundedCornerImage(
      withRadius: cornerRadius, corners: corners, borderWidth: borderWidth, borderColor: borderColor)
  }
}

public final class SDImageTintTransformer: NSObject, SDImageTransformer {
  public let tintColor: UIColor

  public init(color: UIColor) { tintColor = color }

  public var transformerKey: String { "SDImageTintTransformer(\(tintColor))" }

  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_tintedImage(with: tintColor)
  }
}

// MARK: - Transitions

/// The animation with which a loaded image appears.
public final class SDWebImageTransition: NSObject {
  public var duration: TimeInterval = 0.5
  public var animationOptions: UIView.AnimationOptions = []
  public var avoidAutoSetImage = false
  public var prepares: ((UIView, UIImage?, Data?, SDImageCacheType, URL?) -> Void)?
  public var animations: ((UIView, UIImage?) -> Void)?
  public var completion: ((Bool) -> Void)?

  private static func made(_ options: UIView.AnimationOptions, _ duration: TimeInterval = 0.5) -> SDWebImageTransition {
    let transition = SDWebImageTransition()
    (transition.animationOptions, transition.duration) = (options, duration)
    return transition
  }

  public static var fade: SDWebImageTransition { made([.transitionCrossDissolve, .allowUserInteraction]) }
  public static var flipFromLeft: SDWebImageTransition { made([.transitionFlipFromLeft, .allowUserInteraction]) }
  public static var flipFromRight: SDWebImageTransition { made([.transitionFlipFromRight, .allowUserInteraction]) }
  public static var flipFromTop: SDWebImageTransition { made([.transitionFlipFromTop, .allowUserInteraction]) }
  public static var flipFromBottom: SDWebImageTransition { made([.transitionFlipFromBottom, .allowUserInteraction]) }
  public static var curlUp: SDWebImageTransition { made([.transitionCurlUp, .allowUserInteraction]) }
  public static var curlDown: SDWebImageTransition { made([.transitionCurlDown, .allowUserInteraction]) }

  public static func fade(duration: TimeInterval) -> SDWebImageTransition {
    made([.transitionCrossDissolve, .allowUserInteraction], duration)
  }
}

// MARK: - Indicators

/// A view that indicates loading.
public protocol SDWebImageIndicator: AnyObject {
  var indicatorView: UIView { get }
  func startAnimatingIndicator()
  func stopAnimatingIndicator()
}

public class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
  public var indicatorView: UIView = UIActivityIndicatorView(style: .medium)

  private static func made(_ style: UIActivityIndicatorView.Style, _ color: UIColor?) -> SDWebImageActivityIndicator {
    let indicator = SDWebImageActivityIndicator()
    let view = UIActivityIndicatorView(style: style)
    if let color { view.color = color }
    indicator.indicatorView = view
    return indicator
  }

  public class var gray: SDWebImageActivityIndicator { made(.medium, nil) }
  public class var grayLarge: SDWebImageActivityIndicator { made(.large, nil) }
  public class var white: SDWebImageActivityIndicator { made(.medium, .white) }
  public class var whiteLarge: SDWebImageActivityIndicator { made(.large, .white) }
  public class var large: SDWebImageActivityIndicator { made(.large, nil) }
  public class var medium: SDWebImageActivityIndicator { made(.medium, nil) }

  public func startAnimatingIndicator() {
    (indicatorView as? UIActivityIndicatorView)?.startAnimating()
    indicatorView.isHidden = false
  }

  public func stopAnimatingIndicator() {
    (indicatorView as? UIActivityIndicatorView)?.stopAnimating()
    indicatorView.isHidden = true
  }
}

public class SDWebImageProgressIndicator: NSObject, SDWebImageIndicator {
  public var indicatorView: UIView = UIProgressView(progressViewStyle: .default)

  public class var `default`: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }
  public class var bar: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }

  public func startAnimatingIndicator() { indicatorView.isHidden = false }

  public func stopAnimatingIndicator() { indicatorView.isHidden = true }
}
