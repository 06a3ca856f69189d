extension RecordedTextSize {
  /// Labels as simulators of iOS printed them.
  static let simulators = rows(
    #"""
    L0244 system ultraLight 8 3 48.333 9.667 0123456789
    L0245 system ultraLight 8 3 72 9.667 AVAST Wavy To. LT
    L0246 system ultraLight 8 3 39 9.667 Hello UIKit
    L0247 system ultraLight 8 3 17.333 9.667 iiiiillll
    L0249 system ultraLight 8 3 60.333 9.667 WWWW MMMM
    L0250 system thin 8 3 49 9.667 0123456789
    L0251 system thin 8 3 73 9.667 AVAST Wavy To. LT
    L0252 system thin 8 3 39.667 9.667 Hello UIKit
    L0253 system thin 8 3 18 9.667 iiiiillll
    L0255 system thin 8 3 61 9.667 WWWW MMMM
    L0257 system light 8 3 74.667 9.667 AVAST Wavy To. LT
    L0258 system light 8 3 41 9.667 Hello UIKit
    L0259 system light 8 3 19 9.667 iiiiillll
    L0261 system light 8 3 62.333 9.667 WWWW MMMM
    L0265 system regular 8 3 20 9.667 iiiiillll
    L0267 system regular 8 3 63.333 9.667 WWWW MMMM
    L0268 system medium 8 3 52 9.667 0123456789
    L0269 system medium 8 3 77.667 9.667 AVAST Wavy To. LT
    L0270 system medium 8 3 43.333 9.667 Hello UIKit
    L0271 system medium 8 3 21 9.667 iiiiillll
    L0272 system medium 8 3 180.667 9.667 The quick brown fox jumps over the lazy dog
    L0274 system semibold 8 3 53 9.667 0123456789
    L0277 system semibold 8 3 22 9.667 iiiiillll
    L0278 system semibold 8 3 183.333 9.667 The quick brown fox jumps over the lazy dog
    L0279 system semibold 8 3 64.667 9.667 WWWW MMMM
    L0280 system semibold 12 3 76.333 14.333 0123456789
    L0281 system semibold 12 3 112.667 14.333 AVAST Wavy To. LT
    L0282 system semibold 12 3 62.667 14.333 Hello UIKit
    L0285 system semibold 12 3 94 14.333 WWWW MMMM
    L0286 system bold 12 3 78.333 14.333 0123456789
    L0288 system bold 12 3 64.333 14.333 Hello UIKit
    L0289 system bold 12 3 31.667 14.333 iiiiillll
    L0291 system bold 12 3 95.333 14.333 WWWW MMMM
    L0292 system heavy 12 3 81.333 14.333 0123456789
    L0293 system heavy 12 3 118 14.333 AVAST Wavy To. LT
    L0295 system heavy 12 3 34 14.333 iiiiillll
    L0296 system heavy 12 3 275.333 14.333 The quick brown fox jumps over the lazy dog
    L0299 system black 12 3 120.667 14.333 AVAST Wavy To. LT
    L0300 system black 12 3 68.667 14.333 Hello UIKit
    L0301 system black 12 3 36 14.333 iiiiillll
    L0302 system black 12 3 282.333 14.333 The quick brown fox jumps over the lazy dog
    L0303 system black 12 3 98.333 14.333 WWWW MMMM
    L0304 system italic 12 3 73 14.333 0123456789
    L0305 system italic 12 3 108.667 14.333 AVAST Wavy To. LT
    L0306 system italic 12 3 60 14.333 Hello UIKit
    L0307 system italic 12 3 27.333 14.333 iiiiillll
    L0308 system italic 12 3 252.667 14.333 The quick brown fox jumps over the lazy dog
    L0309 system italic 12 3 92 14.333 WWWW MMMM
    L0310 monospaced regular 12 3 74.333 14.333 0123456789
    L0312 monospaced regular 12 3 81.667 14.333 Hello UIKit
    L0313 monospaced regular 12 3 67 14.333 iiiiillll
    L0314 monospaced regular 12 3 319 14.333 The quick brown fox jumps over the lazy dog
    L0315 monospaced regular 12 3 67 14.333 WWWW MMMM
    L0316 system regular 13 3 78 15.667 0123456789
    L0317 system regular 13 3 116.667 15.667 AVAST Wavy To. LT
    L0318 system regular 13 3 64 15.667 Hello UIKit
    L0319 system regular 13 3 28.667 15.667 iiiiillll
    L0320 system regular 13 3 270.333 15.667 The quick brown fox jumps over the lazy dog
    L0321 system regular 13 3 99 15.667 WWWW MMMM
    L0322 system medium 13 3 80.333 15.667 0123456789
    L0323 system medium 13 3 119 15.667 AVAST Wavy To. LT
    L0324 system medium 13 3 65.667 15.667 Hello UIKit
    L0325 system medium 13 3 30.333 15.667 iiiiillll
    L0326 system medium 13 3 276.333 15.667 The quick brown fox jumps over the lazy dog
    L0327 system medium 13 3 100.333 15.667 WWWW MMMM
    L0328 system semibold 13 3 82 15.667 0123456789
    L0329 system semibold 13 3 120.667 15.667 AVAST Wavy To. LT
    L0330 system semibold 13 3 67 15.667 Hello UIKit
    L0331 system semibold 13 3 31.667 15.667 iiiiillll
    L0332 system semibold 13 3 280.667 15.667 The quick brown fox jumps over the lazy dog
    L0333 system semibold 13 3 101 15.667 WWWW MMMM
    L0335 system bold 13 3 123 15.667 AVAST Wavy To. LT
    L0336 system bold 13 3 68.667 15.667 Hello UIKit
    L0337 system bold 13 3 33.333 15.667 iiiiillll
    L0338 system bold 13 3 286.333 15.667 The quick brown fox jumps over the lazy dog
    L0339 system bold 13 3 102.333 15.667 WWWW MMMM
    L0340 system heavy 13 3 87.333 15.667 0123456789
    L0341 system heavy 13 3 126.333 15.667 AVAST Wavy To. LT
    L0342 system heavy 13 3 71.333 15.667 Hello UIKit
    L0343 system heavy 13 3 36 15.667 iiiiillll
    L0346 system black 13 3 90 15.667 0123456789
    L0347 system black 13 3 129.333 15.667 AVAST Wavy To. LT
    L0348 system black 13 3 73.667 15.667 Hello UIKit
    L0350 system black 13 3 302.667 15.667 The quick brown fox jumps over the lazy dog
    L0351 system black 13 3 106 15.667 WWWW MMMM
    L0352 system light 15 3 87.333 18 0123456789
    L0354 system light 15 3 70 18 Hello UIKit
    L0355 system light 15 3 30 18 iiiiillll
    L0356 system light 15 3 301.333 18 The quick brown fox jumps over the lazy dog
    L0357 system light 15 3 111 18 WWWW MMMM
    L0358 system regular 15 3 88.667 18 0123456789
    L0360 system regular 15 3 72 18 Hello UIKit
    L0361 system regular 15 3 31.667 18 iiiiillll
    L0362 system regular 15 3 305.667 18 The quick brown fox jumps over the lazy dog
    L0363 system regular 15 3 112.667 18 WWWW MMMM
    L0364 system medium 15 3 91 18 0123456789
    L0365 system medium 15 3 135 18 AVAST Wavy To. LT
    L0366 system medium 15 3 74 18 Hello UIKit
    L0367 system medium 15 3 33.667 18 iiiiillll
    L0368 system medium 15 3 312.333 18 The quick brown fox jumps over the lazy dog
    L0369 system medium 15 3 114.333 18 WWWW MMMM
    L0370 system semibold 15 3 93 18 0123456789
    L0372 system semibold 15 3 75.667 18 Hello UIKit
    L0373 system semibold 15 3 35.333 18 iiiiillll
    L0377 system bold 15 3 139.333 18 AVAST Wavy To. LT
    L0379 system bold 15 3 37.333 18 iiiiillll
    L0380 system bold 15 3 324.333 18 The quick brown fox jumps over the lazy dog
    L0383 system heavy 15 3 143.333 18 AVAST Wavy To. LT
    L0384 system heavy 15 3 80.667 18 Hello UIKit
    L0386 system heavy 15 3 334.333 18 The quick brown fox jumps over the lazy dog
    L0387 system heavy 15 3 119 18 WWWW MMMM
    L0388 system regular 17 3 98.667 20.333 0123456789
    L0389 system regular 17 3 147 20.333 AVAST Wavy To. LT
    L0390 system regular 17 3 79.667 20.333 Hello UIKit
    L0391 system regular 17 3 34.333 20.333 iiiiillll
    L0392 system regular 17 3 339 20.333 The quick brown fox jumps over the lazy dog
    L0393 system regular 17 3 126.333 20.333 WWWW MMMM
    L0396 system medium 17 3 82 20.333 Hello UIKit
    L0397 system medium 17 3 36.667 20.333 iiiiillll
    L0398 system medium 17 3 347 20.333 The quick brown fox jumps over the lazy dog
    L0399 system medium 17 3 128 20.333 WWWW MMMM
    L0400 system semibold 17 3 103.667 20.333 0123456789
    L0401 system semibold 17 3 152.333 20.333 AVAST Wavy To. LT
    L0403 system semibold 17 3 38.333 20.333 iiiiillll
    L0404 system semibold 17 3 352.667 20.333 The quick brown fox jumps over the lazy dog
    L0405 system semibold 17 3 129.333 20.333 WWWW MMMM
    L0406 system bold 17 3 106.667 20.333 0123456789
    L0408 system bold 17 3 86.333 20.333 Hello UIKit
    L0410 system bold 17 3 360.333 20.333 The quick brown fox jumps over the lazy dog
    L0412 system heavy 17 3 110.667 20.333 0123456789
    L0413 system heavy 17 3 159.667 20.333 AVAST Wavy To. LT
    L0414 system heavy 17 3 89.667 20.333 Hello UIKit
    L0415 system heavy 17 3 44 20.333 iiiiillll
    L0416 system heavy 17 3 371.667 20.333 The quick brown fox jumps over the lazy dog
    L0417 system heavy 17 3 133.333 20.333 WWWW MMMM
    L0418 system black 17 3 114.333 20.333 0123456789
    L0420 system black 17 3 92.667 20.333 Hello UIKit
    L0422 system black 17 3 381.333 20.333 The quick brown fox jumps over the lazy dog
    L0423 system black 17 3 135.667 20.333 WWWW MMMM
    L0424 system italic 17 3 99 20.333 0123456789
    L0425 system italic 17 3 146.667 20.333 AVAST Wavy To. LT
    L0426 system italic 17 3 80 20.333 Hello UIKit
    L0427 system italic 17 3 34.667 20.333 iiiiillll
    L0428 system italic 17 3 339.667 20.333 The quick brown fox jumps over the lazy dog
    L0430 monospaced regular 17 3 105.333 20.333 0123456789
    L0431 monospaced regular 17 3 178.667 20.333 AVAST Wavy To. LT
    L0432 monospaced regular 17 3 115.667 20.333 Hello UIKit
    L0433 monospaced regular 17 3 94.667 20.333 iiiiillll
    L0434 monospaced regular 17 3 452 20.333 The quick brown fox jumps over the lazy dog
    L0436 system medium 20 3 118.667 24 0123456789
    L0438 system medium 20 3 94.667 24 Hello UIKit
    L0439 system medium 20 3 41.667 24 iiiiillll
    L0440 system medium 20 3 398.667 24 The quick brown fox jumps over the lazy dog
    L0442 system semibold 20 3 121 24 0123456789
    L0443 system semibold 20 3 175 24 AVAST Wavy To. LT
    L0444 system semibold 20 3 96.667 24 Hello UIKit
    L0446 system semibold 20 3 405.667 24 The quick brown fox jumps over the lazy dog
    L0447 system semibold 20 3 150.667 24 WWWW MMMM
    L0448 system bold 20 3 124.333 24 0123456789
    L0449 system bold 20 3 178.667 24 AVAST Wavy To. LT
    L0450 system bold 20 3 99.333 24 Hello UIKit
    L0451 system bold 20 3 46.333 24 iiiiillll
    L0452 system bold 20 3 415.333 24 The quick brown fox jumps over the lazy dog
    L0453 system bold 20 3 152.667 24 WWWW MMMM
    L0454 system heavy 20 3 129 24 0123456789
    L0455 system heavy 20 3 183.667 24 AVAST Wavy To. LT
    L0456 system heavy 20 3 103.333 24 Hello UIKit
    L0457 system heavy 20 3 50 24 iiiiillll
    L0458 system heavy 20 3 429.333 24 The quick brown fox jumps over the lazy dog
    L0460 system black 20 3 133 24 0123456789
    L0461 system black 20 3 188.333 24 AVAST Wavy To. LT
    L0462 system black 20 3 106.667 24 Hello UIKit
    L0463 system black 20 3 53.333 24 iiiiillll
    L0465 system black 20 3 158 24 WWWW MMMM
    L0466 system italic 20 3 115.667 24 0123456789
    L0467 system italic 20 3 169 24 AVAST Wavy To. LT
    L0468 system italic 20 3 92.333 24 Hello UIKit
    L0470 system italic 20 3 391.333 24 The quick brown fox jumps over the lazy dog
    L0473 system black 23 3 213.333 27.667 AVAST Wavy To. LT
    L0474 system black 23 3 121.667 27.667 Hello UIKit
    L0475 system black 23 3 60.333 27.667 iiiiillll
    L0476 system black 23 3 505.667 27.667 The quick brown fox jumps over the lazy dog
    L0477 system black 23 3 181.333 27.667 WWWW MMMM
    L0478 system italic 23 3 134 27.667 0123456789
    L0479 system italic 23 3 192 27.667 AVAST Wavy To. LT
    L0480 system italic 23 3 105.667 27.667 Hello UIKit
    L0481 system italic 23 3 45 27.667 iiiiillll
    L0482 system italic 23 3 445.333 27.667 The quick brown fox jumps over the lazy dog
    L0483 system italic 23 3 169.333 27.667 WWWW MMMM
    L0484 monospaced regular 23 3 142.333 27.667 0123456789
    L0485 monospaced regular 23 3 242 27.667 AVAST Wavy To. LT
    L0486 monospaced regular 23 3 156.667 27.667 Hello UIKit
    L0487 monospaced regular 23 3 128 27.667 iiiiillll
    L0490 system ultraLight 24 3 132 28.667 0123456789
    L0491 system ultraLight 24 3 182 28.667 AVAST Wavy To. LT
    L0492 system ultraLight 24 3 96.667 28.667 Hello UIKit
    L0493 system ultraLight 24 3 35 28.667 iiiiillll
    L0494 system ultraLight 24 3 428.667 28.667 The quick brown fox jumps over the lazy dog
    L0495 system ultraLight 24 3 165.333 28.667 WWWW MMMM
    L0496 system thin 24 3 133.667 28.667 0123456789
    L0497 system thin 24 3 185.333 28.667 AVAST Wavy To. LT
    L0498 system thin 24 3 99.333 28.667 Hello UIKit
    L0499 system thin 24 3 37.667 28.667 iiiiillll
    L0500 system thin 24 3 434.333 28.667 The quick brown fox jumps over the lazy dog
    L0501 system thin 24 3 167.667 28.667 WWWW MMMM
    L0502 system light 28 3 162 33.667 0123456789
    L0503 system light 28 3 223 33.667 AVAST Wavy To. LT
    L0504 system light 28 3 122 33.667 Hello UIKit
    L0505 system light 28 3 50.333 33.667 iiiiillll
    L0506 system light 28 3 519.333 33.667 The quick brown fox jumps over the lazy dog
    L0507 system light 28 3 201.333 33.667 WWWW MMMM
    L0508 system regular 28 3 165.667 33.667 0123456789
    L0509 system regular 28 3 229.333 33.667 AVAST Wavy To. LT
    L0510 system regular 28 3 127 33.667 Hello UIKit
    L0511 system regular 28 3 55.333 33.667 iiiiillll
    L0512 system regular 28 3 530.667 33.667 The quick brown fox jumps over the lazy dog
    L0513 system regular 28 3 206 33.667 WWWW MMMM
    L0514 system medium 28 3 169.667 33.667 0123456789
    L0515 system medium 28 3 234.667 33.667 AVAST Wavy To. LT
    L0516 system medium 28 3 131 33.667 Hello UIKit
    L0518 system medium 28 3 546.667 33.667 The quick brown fox jumps over the lazy dog
    L0519 system medium 28 3 208.667 33.667 WWWW MMMM
    L0521 system semibold 28 3 238.667 33.667 AVAST Wavy To. LT
    L0522 system semibold 28 3 133.667 33.667 Hello UIKit
    L0524 system semibold 28 3 558.667 33.667 The quick brown fox jumps over the lazy dog
    L0525 system semibold 28 3 211 33.667 WWWW MMMM
    L0526 system bold 28 3 176.667 33.667 0123456789
    L0529 system bold 28 3 64.333 33.667 iiiiillll
    L0531 system bold 28 3 213.667 33.667 WWWW MMMM
    L0532 system heavy 28 3 182.333 33.667 0123456789
    L0533 system heavy 28 3 252 33.667 AVAST Wavy To. LT
    L0534 system heavy 28 3 143.333 33.667 Hello UIKit
    L0535 system heavy 28 3 69.333 33.667 iiiiillll
    L0536 system heavy 28 3 598.333 33.667 The quick brown fox jumps over the lazy dog
    L0537 system heavy 28 3 218 33.667 WWWW MMMM
    L0538 system semibold 16 3 52.667 19.333 What's
    L0540 system regular 16 3 37 19.333 point
    L0541 system regular 14 3 7.333 17 ?
    L0542 system semibold 17 3 55.667 20.333 What's
    L0544 system regular 17 3 39 20.333 point
    L0545 system regular 15 3 7.667 18 ?
    L0546 system regular 25 3 - 30 What's the point?
    L0548 system regular 27 3 - 32.333 What's the point?
    L0549 system regular 28 3 - 33.667 What's the point?
    L0550 system regular 30 3 - 36 What's the point?
    L0552 system regular 34 3 - 40.667 What's the point?
    L0553 system regular 38 3 - 45.667 What's the point?
    L0554 system regular 43 3 - 51.333 What's the point?
    L0555 system regular 48 3 - 57.333 What's the point?
    L0556 system regular 53 3 - 63.333 What's the point?
    L0557 system regular 58 3 - 69.333 What's the point?
    L0558 Helvetica regular 17 1 34 20 Nick
    L0559 Helvetica regular 17 2 33.5 20 Nick
    L0560 Helvetica regular 17 3 33.333 19.667 Nick
    L0562 Helvetica regular 17 2 54 20 Snyder
    L0564 Helvetica regular 17 2 16.5 20 Hi
    L0565 Helvetica regular 17 3 16.333 19.667 Hi
    L0566 Helvetica regular 17 2 92 20 Nick Snyder
    L0567 Helvetica regular 17 3 91.667 19.667 Nick Snyder
    """#)
}
