// Foundation on Linux declares CGFloat, CGPoint, CGSize and CGRect, which Apple's CoreGraphics module declares itself: whoever
// imports this module gets them along.
@_exported import Foundation
