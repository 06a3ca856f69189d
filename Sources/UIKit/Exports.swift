// As on Apple's systems, `import UIKit` brings Foundation, Core Graphics and Core Animation along.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
