@_exported import ImageIO
@_exported import UIKit
