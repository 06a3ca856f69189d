// Foundation on Linux declares CGFloat, CGPoint, CGSize and CGRect, which Apple's CoreGraphics module declares. They
// are exported for importers of this module.
@_exported import Foundation
