@_exported import FoundationGaps
@_exported import Photos
@_exported import UIKit
