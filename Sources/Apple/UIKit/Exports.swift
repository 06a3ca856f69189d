// As on Apple's systems, `import UIKit` brings Foundation, Core Graphics and Core Animation along.
@_exported import CoreGraphics
@_exported import Foundation
// Types that Foundation lacks on Linux, such as undo managers and item providers.
@_exported import FoundationSupplement
@_exported import QuartzCore
