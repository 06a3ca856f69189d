// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

public typealias CTRunDelegateDeallocateCallback = @convention(c) (UnsafeMutableRawPointer) -> Void
public typealias CTRunDelegateGetAscentCallback = @convention(c) (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetDescentCallback = @convention(c) (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetWidthCallback = @convention(c) (UnsafeMutableRawPointer) -> CGFloat

/// The first and only version of the callbacks.
///
/// - Source: developer.apple.com/documentation/coretext/kctrundelegateversion1
public let kCTRunDelegateVersion1 = 1

/// - Source: developer.apple.com/documentation/coretext/kctrundelegatecurrentversion
public let kCTRunDelegateCurrentVersion = kCTRunDelegateVersion1

/// The functions of a run's delegate.
///
/// - Source: developer.apple.com/documentation/coretext/ctrundelegatecallbacks
public struct CTRunDelegateCallbacks {
  public var version: CFIndex
  public var dealloc: CTRunDelegateDeallocateCallback
  public var getAscent: CTRunDelegateGetAscentCallback
  public var getDescent: CTRunDelegateGetDescentCallback
  public var getWidth: CTRunDelegateGetWidthCallback

  public init(
    version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback, getDescent: @escaping CTRunDelegateGetDescentCallback,
    getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    (self.version, self.dealloc, self.getAscent) = (version, dealloc, getAscent)
    (self.getDescent, self.getWidth) = (getDescent, getWidth)
  }
}

/// The owner of the size of glyphs, which are spaces for pictures or other content.
///
/// - Source: developer.apple.com/documentation/coretext/ctrundelegate
public final class CTRunDelegate: NSObject {
  private let callbacks: CTRunDelegateCallbacks
  let reference: UnsafeMutableRawPointer?

  init(_ callbacks: CTRunDelegateCallbacks, _ reference: UnsafeMutableRawPointer?) {
    self.callbacks = callbacks
    self.reference = reference
  }

  deinit { if let reference { callbacks.dealloc(reference) } }

  // Apple's callbacks get the pointer even if it is NULL, which Swift's type does not allow.
  var ascent: CGFloat { reference.map { callbacks.getAscent($0) } ?? 0 }
  var descent: CGFloat { reference.map { callbacks.getDescent($0) } ?? 0 }
  var width: CGFloat { reference.map { callbacks.getWidth($0) } ?? 0 }

  /// The space for one character.
  var attachment: NSTextAttachment {
    let attachment = NSTextAttachment()
    // A rectangle without a size stands for that of the image.
    attachment.bounds = CGRect(
      x: 0, y: -descent, width: max(width, 0), height: max(ascent + descent, .leastNonzeroMagnitude))
    return attachment
  }
}

/// Creates a delegate.
///
/// - Parameter refCon: A pointer for the callbacks.
/// - Returns: The delegate; `nil` for a version of the callbacks that does not exist.
/// - Source: developer.apple.com/documentation/coretext/ctrundelegatecreate(_:_:)
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  callbacks.pointee.version == kCTRunDelegateVersion1 ? CTRunDelegate(callbacks.pointee, refCon) : nil
}

/// Returns the pointer for the callbacks.
///
/// - Source: developer.apple.com/documentation/coretext/ctrundelegategetrefcon(_:)
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.reference ?? UnsafeMutableRawPointer(bitPattern: MemoryLayout<Int>.alignment)!
}
